import type { InvoiceDocument } from '../sale/invoice.ts'
import { t } from '../values/text.ts'
import type { FindingList } from './invoice-findings.ts'

const total = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)

/** The sums of an invoice (BR-CO-10 to BR-CO-18), which must agree to the cent. */
export function sumFindings({ sums, lines, taxes, adjustments }: InvoiceDocument, { must }: FindingList) {
  const amount = (name: keyof typeof sums) => sums[name] ?? 0
  const adjusted = (isCharge: boolean) =>
    total(adjustments.filter((part) => part.isCharge === isCharge).map(({ cents }) => cents))
  const equal = (rule: string, term: string, is: number, wanted: number, text: string) =>
    must(rule, term, is === wanted, text)
  equal(
    'BR-CO-10',
    'BT-106',
    amount('lines'),
    total(lines.map(({ netCents }) => netCents)),
    t('Die Summe der Positionen stimmt nicht.'),
  )
  equal('BR-CO-11', 'BT-107', amount('allowances'), adjusted(false), t('Die Summe der Abzüge stimmt nicht.'))
  equal('BR-CO-12', 'BT-108', amount('charges'), adjusted(true), t('Die Summe der Zuschläge stimmt nicht.'))
  equal(
    'BR-CO-13',
    'BT-109',
    amount('net'),
    amount('lines') - amount('allowances') + amount('charges'),
    t('Der Nettobetrag stimmt nicht.'),
  )
  equal(
    'BR-CO-14',
    'BT-110',
    amount('tax'),
    total(taxes.map(({ taxCents }) => taxCents)),
    t('Der Steuerbetrag ist nicht die Summe der Aufstellung.'),
  )
  equal(
    'BR-CO-15',
    'BT-112',
    amount('gross'),
    amount('net') + amount('tax'),
    t('Der Bruttobetrag ist nicht Netto plus Steuer.'),
  )
  equal(
    'BR-CO-16',
    'BT-115',
    amount('payable'),
    amount('gross') - amount('prepaid') + amount('rounding'),
    t('Der zu zahlende Betrag stimmt nicht.'),
  )
  must('BR-CO-18', 'BG-23', taxes.length > 0, t('Die Aufstellung der Steuer fehlt.'))
}
