import { standardMailTexts } from '../../site/mail-texts.ts'
import { t } from '../../values/text.ts'
import { dataSheetFault } from './data-sheets.ts'
import { text } from './fields.ts'

const mails = 'mails' as const
const pages = 'pages' as const

const fields = ['Marke', 'Telefon', 'Händlerservice', 'IT-Support'] as const
type TextField = (typeof fields)[number]

/** A value for each field of the texts. */
export type TextValues = Record<TextField, string>

const isField = (name: string): name is TextField => fields.some((field) => field === name)

/** The text with the values of its fields. */
export const filledText = (value: string, values: TextValues) =>
  value.replace(/\{([^{}]*)\}/g, (whole, name: string) => (isField(name) ? values[name] : whole))

const hint = t`Felder: ${fields.map((field) => `{${field}}`).join(', ')}. Gilt für deutsche Mails; andere Sprachen haben den Standardtext.`

/** A text with fields in braces; others than the known ones are refused. */
const mailText = (about: { label: string; standard: string }) =>
  text({ group: mails, hint, min: 1, max: 1500, fault: unknownField, ...about })

/** @returns what is wrong with the braces of a text, undefined if nothing */
function unknownField(value: string): string | undefined {
  for (const [whole, name = ''] of value.matchAll(/\{([^{}]*)\}?|\}/g))
    if (!isField(name) || whole !== `{${name}}`)
      return t`„${whole}“ ist kein Feld. Es gibt ${fields.map((field) => `{${field}}`).join(', ')}.`
  return undefined
}

/** The first sentences of mails; facts, links and the closing are added by the portal. */
export const textSettings = {
  MAIL_TEXT_VERIFY: mailText({ label: t('Registrierung'), standard: standardMailTexts.MAIL_TEXT_VERIFY }),
  MAIL_TEXT_PAPERS: mailText({
    label: t('Unterlagen erhalten'),
    standard: standardMailTexts.MAIL_TEXT_PAPERS,
  }),
  MAIL_TEXT_ACTIVATED: mailText({
    label: t('Freischaltung'),
    standard: standardMailTexts.MAIL_TEXT_ACTIVATED,
  }),
  MAIL_TEXT_REFUSED: mailText({ label: t('Ablehnung'), standard: standardMailTexts.MAIL_TEXT_REFUSED }),
  MAIL_TEXT_DEACTIVATED: mailText({ label: t('Sperre'), standard: standardMailTexts.MAIL_TEXT_DEACTIVATED }),
  MAIL_TEXT_RESET: mailText({ label: t('Passwort vergessen'), standard: standardMailTexts.MAIL_TEXT_RESET }),
  MAIL_TEXT_ENQUIRY: mailText({
    label: t('Kopie einer Anfrage'),
    standard: standardMailTexts.MAIL_TEXT_ENQUIRY,
  }),
  MAIL_TEXT_APPOINTMENT: mailText({
    label: t('Kopie einer Terminanfrage'),
    standard: standardMailTexts.MAIL_TEXT_APPOINTMENT,
  }),
  MAIL_TEXT_CLOSING: mailText({
    label: t('Gruß am Ende jeder Mail'),
    standard: standardMailTexts.MAIL_TEXT_CLOSING,
  }),
  PAGE_TEXT_IMPRINT: text({
    ...{ group: pages, label: t('Zusatz zum Impressum'), max: 10_000, standard: '' },
    hint: t('Auf der eigenen Seite des Portals, am Ende. Eine Leerzeile trennt Absätze.'),
  }),
  PAGE_TEXT_PRIVACY: text({
    ...{ group: pages, label: t('Zusatz zum Datenschutz'), max: 20_000, standard: '' },
    hint: t('Auf der eigenen Seite des Portals, am Ende.'),
  }),
  PAGE_TEXT_ACCESSIBILITY: text({
    ...{ group: pages, label: t('Zusatz zur Barrierefreiheit'), max: 10_000, standard: '' },
    hint: t('Auf der eigenen Seite des Portals, am Ende.'),
  }),
  PAGE_TEXT_GUARANTEE: text({
    ...{ group: pages, label: t('Hinweis zur Gewährleistung'), max: 3000 },
    hint: t(
      'Auf der Seite jedes Fahrzeugs für Verbraucher, Pflicht nach Durchführungsverordnung (EU) 2025/1960. Leer: kein Hinweis.',
    ),
    standard: `Wer als Verbraucher in der Europäischen Union ein Fahrzeug kauft, hat gegenüber dem Verkäufer gesetzliche Rechte, wenn es mangelhaft ist: kostenlose Reparatur oder Ersatz, andernfalls Minderung des Preises oder Rückgabe gegen Erstattung.

Diese Rechte gelten mindestens zwei Jahre ab der Übergabe. Für gebrauchte Fahrzeuge kann eine kürzere Frist von mindestens einem Jahr vereinbart werden; darauf weisen wir Sie vor dem Kauf gesondert hin.

Eine Garantie, die wir oder der Hersteller zusätzlich geben, schränkt diese Rechte nicht ein.`,
  }),
  DATA_SHEETS: text({
    ...{
      group: 'offer',
      label: t('Datenblätter der Hersteller'),
      max: 10_000,
      standard: '',
      fault: dataSheetFault,
    },
    hint: t(
      'Eine Zeile je Hersteller: „Audi: https://…“. Verlinkt vor jeder Anfrage, Pflicht nach Artikel 3 der Datenverordnung (EU) 2023/2854.',
    ),
  }),
  PAGE_TEXT_TERMS: text({
    ...{ group: 'terms', label: t('Text der Nutzungsbedingungen'), max: 20_000, standard: '' },
    hint: t('Steht auf der Seite des Portals, wenn die Adresse leer ist. Eine Leerzeile trennt Absätze.'),
  }),
}
