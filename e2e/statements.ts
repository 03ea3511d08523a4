const euro = (cents: number) => (cents / 100).toFixed(2)
const credit = ({ cents, reference, payer }: { cents: number; reference: string; payer: string }) =>
  `<Ntry><Amt Ccy="EUR">${euro(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
const balance = (kind: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euro(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-26</Dt></Dt></Bal>`

/** A bank statement as a file; the names in it are invented. */
export const statement = (credits: Parameters<typeof credit>[0][]) => ({
  name: 'camt053_20261126.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${balance('OPBD', 0)}
${balance(
  'CLBD',
  credits.reduce((sum, { cents }) => sum + cents, 0),
)}${credits.map(credit).join('')}</Stmt></BkToCstmrStmt></Document>`),
})
