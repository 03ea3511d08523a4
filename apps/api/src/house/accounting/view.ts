import { Readable } from 'node:stream'
import type { TaxCase } from '@portal/domain/sale/invoice-tax'
import type { Disk } from 'flydrive'
import { ZipFile } from 'yazl'
import type { Env } from '../../env.ts'
import { type Cell, csvOf } from '../../http/csv.ts'
import { sealedBytes } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import type { Accounting, ArchivedDocument, VehicleLine } from './queries.ts'

const caseNames = {
  regular: 'REGEL',
  margin: '25A',
  eu: 'EU',
  export: 'AUSFUHR',
} as const satisfies Record<TaxCase, string>

const hintsOf = ({ accounted: { hasUnknownCase, marginScheme } }: VehicleLine) => [
  ...(hasUnknownCase ? ['PDF ohne XML: Steuer unbekannt'] : []),
  ...(marginScheme && !marginScheme.margins ? ['Einkaufspreis fehlt'] : []),
]

/** Each column with its name, in the order of the file. All amounts are whole cents. */
const columns: readonly (readonly [name: string, cell: (line: VehicleLine) => Cell])[] = [
  ['fin', ({ fin }) => fin],
  ['gwnummer', ({ gwnummer }) => gwnummer],
  ['fahrzeug', ({ vehicle }) => vehicle],
  ['partnernummer', ({ partnerNumber }) => partnerNumber],
  ['belege', ({ numbers }) => numbers.join(', ')],
  ['steuerfall', ({ cases }) => cases.map((name) => (name ? caseNames[name] : 'UNBEKANNT')).join(', ')],
  ['brutto_im_zeitraum_cent', ({ accounted }) => accounted.grossCents],
  ['netto_im_zeitraum_cent', ({ accounted }) => accounted.shown?.netCents],
  ['mwst_im_zeitraum_cent', ({ accounted }) => accounted.shown?.taxCents],
  ['einkaufspreis_cent', ({ purchaseCents }) => purchaseCents],
  ['verkauf_25a_vorher_cent', ({ accounted }) => accounted.marginScheme?.saleBefore],
  ['verkauf_25a_cent', ({ accounted }) => accounted.marginScheme?.sale],
  ['marge_25a_vorher_cent', ({ accounted }) => accounted.marginScheme?.margins?.marginBefore],
  ['marge_25a_cent', ({ accounted }) => accounted.marginScheme?.margins?.margin],
  ['steuer_25a_vorher_cent', ({ accounted }) => accounted.marginScheme?.margins?.taxBefore],
  ['steuer_25a_cent', ({ accounted }) => accounted.marginScheme?.margins?.tax],
  ['steuer_25a_im_zeitraum_cent', ({ accounted }) => accounted.marginScheme?.margins?.taxChange],
  ['hinweis', (line) => hintsOf(line).join('; ')],
]

/** The vehicles of a period as CSV, a line for each FIN. */
export const marginFile = (lines: readonly VehicleLine[]) =>
  csvOf([columns.map(([name]) => name), ...lines.map((line) => columns.map(([, cell]) => cell(line)))])

/** Names of different invoices may be equal, because some characters are replaced. */
function pathsOf(documents: readonly ArchivedDocument[]) {
  const taken = new Set<string>()
  return documents.map((document) => {
    const { issuedOn, name } = document
    let path = `${issuedOn}/${name}`
    for (let number = 2; taken.has(path); number++) path = `${issuedOn}/${number}-${name}`
    taken.add(path)
    return { document, path }
  })
}

type Store = { env: Pick<Env, 'SECRET_KEY'>; disk: Disk }

async function checkedBytes(store: Store, { storageKey, sha256, name }: ArchivedDocument) {
  const bytes = await sealedBytes(store, storageKey)
  if (sha256Of(bytes) !== sha256) throw new Error(`The invoice file ${name} was changed.`)
  return bytes
}

/**
 * The originals of a period and its CSV as a ZIP. One document at a time is read while the archive is sent.
 * @param onError receives the error of a file that cannot be read; the archive then ends with an error too
 */
export function archiveOf(store: Store, { lines, documents }: Accounting, onError: (error: unknown) => void) {
  const zip = new ZipFile()
  zip.on('error', (error: unknown) => {
    onError(error)
    zip.outputStream.emit('error', error)
  })
  zip.addBuffer(Buffer.from(marginFile(lines)), 'fahrzeuge.csv')
  for (const { document, path } of pathsOf(documents))
    zip.addReadStreamLazy(path, {}, (done) => {
      checkedBytes(store, document).then(
        (bytes) => done(null, Readable.from([bytes])),
        (error: unknown) => zip.emit('error', error),
      )
    })
  zip.end()
  return zip.outputStream
}
