import { readFile } from 'node:fs/promises'
import { houseIban } from './payments.ts'

/** A statement as a bank sends it; all names in it are invented. */
export const statementOf = (bank: 'savings-bank-02' | 'cooperative-bank-08' | 'returned-08') =>
  readFile(new URL(`statements/${bank}.xml`, import.meta.url))

export type TestEntry = {
  cents: number
  reference?: string
  bankRef?: string
  payer?: string
  payerIban?: string
  isReturn?: boolean
  /** A transfer of the house. */
  isOutgoing?: boolean
  /** Payments in the amount, whose parts are missing. */
  count?: number
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const euro = (cents: number) => (cents / 100).toFixed(2)

const entryXml = ({
  cents,
  reference = '',
  bankRef,
  payer = '',
  payerIban,
  isReturn,
  isOutgoing,
  count,
}: TestEntry) => `<Ntry>
<Amt Ccy="EUR">${euro(cents)}</Amt><CdtDbtInd>${isReturn || isOutgoing ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isReturn ? '<RvslInd>true</RvslInd>' : ''}
<Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>${bankRef ? `<AcctSvcrRef>${bankRef}</AcctSvcrRef>` : ''}<NtryDtls>
${count ? `<Btch><NbOfTxs>${count}</NbOfTxs></Btch>` : ''}<TxDtls><RltdPties><Dbtr><Nm>${escaped(payer)}</Nm></Dbtr>
${payerIban ? `<DbtrAcct><Id><IBAN>${payerIban}</IBAN></Id></DbtrAcct>` : ''}</RltdPties><RmtInf><Ustrd>${escaped(reference)}</Ustrd></RmtInf>
</TxDtls></NtryDtls></Ntry>`

const balanceXml = (kind: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euro(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>2026-11-26</Dt></Dt></Bal>`

type About = { id?: string; iban?: string; closingCents?: number; version?: '02' | '08' }

/** A statement with these entries, whose balances fit them. */
export function aStatement(
  entries: TestEntry[],
  { id = 'S-1', iban = houseIban, closingCents, version = '02' }: About = {},
) {
  const moved = entries.reduce(
    (sum, { cents, isReturn, isOutgoing }) => sum + (isReturn || isOutgoing ? -cents : cents),
    0,
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Id>${id}</Id>
<Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${balanceXml('OPBD', 500)}${balanceXml('CLBD', closingCents ?? 500 + moved)}
${entries.map(entryXml).join('\n')}</Stmt></BkToCstmrStmt></Document>`)
}
