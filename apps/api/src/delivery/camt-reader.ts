import { setImmediate as otherWork } from 'node:timers/promises'
import { t } from '@portal/domain/values/text'
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { UnusableFile } from '../uploads/unusable-file.ts'
import {
  bookingsOf,
  checkedStatement,
  type RawBalance,
  type RawEntry,
  type RawPart,
  type RawStatement,
  type Statement,
} from './camt-statement.ts'
import { ibanIn } from './camt-values.ts'
import { xmlEncoding } from './xml-encoding.ts'

const namespaces = [
  'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
  'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
]
const depthMax = 40
const piece = 65_536

export const statementMaxBytes = 20 * 1_048_576

const emptyPart = (): RawPart => ({
  ...{ amount: '', currency: '', direction: '', lines: [], endToEndId: '' },
  ...{ debtor: { name: '', iban: '' }, creditor: { name: '', iban: '' } },
})
const emptyEntry = (): RawEntry => ({
  ...{ amount: '', currency: '', direction: '', status: '', isReversal: false, bookedOn: '', valueOn: '' },
  ...{ bankRef: '', note: '', count: '', parts: [] },
})
const emptyBalance = (): RawBalance => ({ kind: '', amount: '', currency: '', direction: '', day: '' })

const statement = '/Document/BkToCstmrStmt/Stmt'
const entry = `${statement}/Ntry`
const details = `${entry}/NtryDtls/TxDtls`
const parties = `${details}/RltdPties`

/** Collects the statements of a file from the events of the parser. */
class Collector {
  readonly statements: Statement[] = []
  hasStatement = false
  #statement: RawStatement | null = null
  #entry = emptyEntry()
  #part = emptyPart()
  #balance = emptyBalance()

  opened(path: string) {
    if (path === statement)
      this.#statement = { id: '', currency: 'EUR', iban: '', createdAt: '', balances: [], entries: [] }
    else if (path === entry) this.#entry = emptyEntry()
    else if (path === details) this.#part = emptyPart()
    else if (path === `${statement}/Bal`) this.#balance = emptyBalance()
  }

  closed(path: string, text: string, currency: string) {
    if (!this.#statement || !path.startsWith(statement)) return
    if (path.startsWith(details)) this.#inPart(path, text, currency)
    else if (path.startsWith(entry)) this.#inEntry(this.#statement, path, text, currency)
    else this.#inStatement(this.#statement, path, text, currency)
  }

  #inStatement(current: RawStatement, path: string, text: string, currency: string) {
    const balance = this.#balance
    switch (path.slice(statement.length)) {
      case '':
        // A file can also contain accounts in other currencies.
        this.hasStatement = true
        if (current.currency === 'EUR') this.statements.push(checkedStatement(current))
        this.#statement = null
        break
      case '/Id':
        current.id = text
        break
      case '/CreDtTm':
        current.createdAt = text
        break
      case '/Acct/Ccy':
        current.currency = text.trim()
        break
      case '/Acct/Id/IBAN':
        current.iban = text
        break
      case '/Bal':
        current.balances.push(balance)
        break
      case '/Bal/Tp/CdOrPrtry/Cd':
        balance.kind = text.trim()
        break
      case '/Bal/Amt':
        Object.assign(balance, { amount: text, currency })
        break
      case '/Bal/CdtDbtInd':
        balance.direction = text
        break
      case '/Bal/Dt/Dt':
      case '/Bal/Dt/DtTm':
        balance.day = text
        break
    }
  }

  #inEntry(current: RawStatement, path: string, text: string, currency: string) {
    const open = this.#entry
    switch (path.slice(entry.length)) {
      case '':
        // Entries that are only announced are in no balance.
        if (open.status === 'BOOK' && current.currency === 'EUR')
          for (const booking of bookingsOf(open, ibanIn(current.iban) ?? '')) current.entries.push(booking)
        break
      case '/Amt':
        Object.assign(open, { amount: text, currency })
        break
      case '/CdtDbtInd':
        open.direction = text.trim()
        break
      case '/RvslInd':
        open.isReversal = ['true', '1'].includes(text.trim())
        break
      case '/Sts':
      case '/Sts/Cd':
        open.status = text.trim() || open.status
        break
      case '/BookgDt/Dt':
      case '/BookgDt/DtTm':
        open.bookedOn = text
        break
      case '/ValDt/Dt':
      case '/ValDt/DtTm':
        open.valueOn = text
        break
      case '/AcctSvcrRef':
        open.bankRef = text
        break
      case '/AddtlNtryInf':
        open.note = text
        break
      case '/NtryDtls/Btch/NbOfTxs':
        open.count = text
        break
    }
  }

  #inPart(path: string, text: string, currency: string) {
    const part = this.#part
    if (path.startsWith(parties)) return this.#inParties(path.slice(parties.length), text)
    switch (path.slice(details.length)) {
      case '':
        this.#entry.parts.push(part)
        break
      case '/Amt':
        Object.assign(part, { amount: text, currency })
        break
      case '/AmtDtls/TxAmt/Amt':
        // Version 08 has both; the transaction's own amount stands first.
        if (part.amount === '') Object.assign(part, { amount: text, currency })
        break
      case '/CdtDbtInd':
        part.direction = text.trim()
        break
      case '/Refs/EndToEndId':
        part.endToEndId = text
        break
      case '/RmtInf/Ustrd':
      case '/RmtInf/Strd/CdtrRefInf/Ref':
        part.lines.push(text)
        break
    }
  }

  #inParties(path: string, text: string) {
    const { debtor, creditor } = this.#part
    switch (path) {
      case '/Dbtr/Nm':
      case '/Dbtr/Pty/Nm':
        debtor.name = text
        break
      case '/DbtrAcct/Id/IBAN':
        debtor.iban = text
        break
      case '/Cdtr/Nm':
      case '/Cdtr/Pty/Nm':
        creditor.name = text
        break
      case '/CdtrAcct/Id/IBAN':
        creditor.iban = text
        break
    }
  }
}

/** @throws UnusableFile for bytes that are no text of the declared encoding */
function textOf(bytes: Buffer): string {
  const encoding = xmlEncoding(bytes)
  if (encoding === null)
    throw new UnusableFile(t('Die Zeichen der Datei sind in einer unbekannten Kodierung.'))
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnusableFile(t('Die Datei ist kein lesbarer Text.'), { cause })
  }
}

const currencyIn = ({ attributes }: SaxesTagNS) => {
  const found: SaxesAttributeNS | undefined = attributes.Ccy
  return found?.value ?? ''
}

/**
 * Reads the statements in euros of a CAMT.053 file. The balances of each statement are checked against its bookings. Between pieces of the file
 * other requests are served.
 *
 * @throws UnusableFile for anything else, with a German reason
 */
export async function readCamt(bytes: Buffer): Promise<Statement[]> {
  if (bytes.length > statementMaxBytes)
    throw new UnusableFile(t('Ein Auszug darf höchstens 20 MB groß sein.'))
  const text = textOf(bytes)
  const collector = new Collector()
  const parser = new SaxesParser({ xmlns: true })
  let path = ''
  let depth = 0
  let namespace = ''
  let content = ''
  parser.on('doctype', () => {
    throw new UnusableFile(t('Die Datei enthält eine DOCTYPE-Angabe und wurde nicht gelesen.'))
  })
  parser.on('opentag', ({ local, uri }) => {
    depth += 1
    if (depth > depthMax) throw new UnusableFile(t('Die Datei ist zu tief verschachtelt.'))
    if (depth === 1) {
      if (local !== 'Document' || !namespaces.includes(uri))
        throw new UnusableFile(t('Das ist kein Kontoauszug im Format CAMT.053 (Version 02 oder 08).'))
      namespace = uri
    }
    path += uri === namespace ? `/${local}` : '/?'
    content = ''
    collector.opened(path)
  })
  const add = (more: string) => {
    content += more
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', (tag) => {
    collector.closed(path, content, currencyIn(tag))
    path = path.slice(0, path.lastIndexOf('/'))
    content = ''
    depth -= 1
  })
  try {
    for (let at = 0; at < text.length; at += piece) {
      parser.write(text.slice(at, at + piece))
      await otherWork()
    }
    parser.close()
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    throw new UnusableFile(t('Die Datei ist kein vollständiges XML.'), { cause: error })
  }
  if (!collector.hasStatement) throw new UnusableFile(t('Die Datei enthält keinen Kontoauszug.'))
  return collector.statements
}
