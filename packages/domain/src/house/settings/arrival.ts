import { t } from '../../values/text.ts'
import { flag, number } from './fields.ts'

const group = 'pick-up' as const
const days = { group, unit: t('Tage'), min: 1, max: 365 }

/** What follows a sale without VAT. */
export const arrivalSettings = {
  ARRIVAL_DAYS: number({
    ...{ ...days, label: t('Gelangensnachweis bis'), standard: '30' },
    hint: t('Nach der Abholung. Danach wird der Händler per E-Mail erinnert.'),
  }),
  ARRIVAL_OFFICE_DAYS: number({
    ...{ ...days, label: t('Fehlender Nachweis an den Verkauf'), standard: '60' },
    hint: t('Nach der Abholung. Danach klärt das Haus, ob Umsatzsteuer nachberechnet wird.'),
  }),
  ARRIVAL_HOLDS_PAPERS: flag({
    ...{ group, label: t('Fahrzeugpapiere erst nach dem Nachweis'), standard: 'false' },
    hint: t(
      'Gilt für Käufe ohne deutsche Umsatzsteuer. Händler laden die Fahrzeugpapiere dann erst danach herunter.',
    ),
  }),
  VAT_DEPOSIT: flag({
    ...{ group, label: t('Kaution in Höhe der Umsatzsteuer'), standard: 'false' },
    hint: t('Für neue Rechnungen ohne deutsche Umsatzsteuer, bis der Nachweis vorliegt.'),
  }),
}
