import { t } from '../values/text.ts'

/** The fields of the templates; the server has their values for an enquiry. */
export const templateFields = ['Anrede', 'Fahrzeug', 'GW-Nummer', 'Preis', 'Termin', 'Telefon'] as const
export type TemplateField = (typeof templateFields)[number]

/** A value for each field; null = the enquiry has none, for example no appointment. */
export type TemplateValues = Record<TemplateField, string | null>

/** Texts for answers to enquiries. The mail adds the closing with the company's address. */
export const answerTemplates: readonly { id: string; label: string; text: string }[] = [
  {
    id: 'available',
    label: t('Fahrzeug verfügbar'),
    text: `{Anrede},

das Fahrzeug {Fahrzeug} (GW-Nr. {GW-Nummer}) ist verfügbar. Der Preis beträgt {Preis}.

Haben Sie weitere Fragen? Sie erreichen uns unter {Telefon}.`,
  },
  {
    id: 'price',
    label: t('Preis bestätigt'),
    text: `{Anrede},

wir bestätigen Ihnen für {Fahrzeug} (GW-Nr. {GW-Nummer}) den Preis von {Preis}.`,
  },
  {
    id: 'report',
    label: t('Gutachten im Anhang'),
    text: `{Anrede},

das Gutachten zu {Fahrzeug} (GW-Nr. {GW-Nummer}) finden Sie im Anhang.`,
  },
  {
    id: 'appointment',
    label: t('Termin besprechen'),
    text: `{Anrede},

der Termin für {Fahrzeug} (GW-Nr. {GW-Nummer}) ist {Termin}. Bitte bringen Sie Ihren Ausweis mit. Wenn Sie verhindert sind, rufen Sie uns an: {Telefon}.`,
  },
  {
    id: 'gone',
    label: t('Nicht mehr verfügbar'),
    text: `{Anrede},

das Fahrzeug {Fahrzeug} (GW-Nr. {GW-Nummer}) ist leider nicht mehr verfügbar. Gern nennen wir Ihnen ein vergleichbares Fahrzeug.`,
  },
]

const field = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g')

/** The text with the values of its fields; a field without a value stays, for the person who writes the answer. */
export const filledTemplate = (text: string, values: TemplateValues) =>
  text.replace(field, (whole, name: TemplateField) => values[name] ?? whole)

/** The first field that a text still contains; null = none. */
export const unfilledField = (text: string): string | null => text.match(field)?.[0] ?? null
