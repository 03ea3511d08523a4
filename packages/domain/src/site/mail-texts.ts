import { t } from '../values/text.ts'

/** The first sentences of mails and their closing, which the operator can word otherwise for German readers. */
export const standardMailTexts = {
  MAIL_TEXT_VERIFY: t(
    'vielen Dank für Ihre Registrierung als Händler bei {Marke}. Bitte bestätigen Sie Ihre E-Mail-Adresse. Der Link ist 48 Stunden gültig.',
  ),
  MAIL_TEXT_PAPERS: t(
    'vielen Dank, Ihre Unterlagen sind vollständig bei uns eingegangen. Wir prüfen nun Ihren Händlerstatus und melden uns per E-Mail, sobald Ihr Konto freigeschaltet ist.',
  ),
  MAIL_TEXT_ACTIVATED: t(
    'Ihr Händlerkonto bei {Marke} ist freigeschaltet. Nach der Anmeldung sehen Sie Händlerpreise und Gutachten und können Fahrzeuge auf Ihrer Merkliste sammeln.',
  ),
  MAIL_TEXT_REFUSED: t('leider können wir Ihr Händlerkonto bei {Marke} nicht freischalten.'),
  MAIL_TEXT_DEACTIVATED: t('Ihr Händlerkonto bei {Marke} wurde deaktiviert. Alle Anmeldungen sind beendet.'),
  MAIL_TEXT_RESET: t(
    'für Ihr Konto bei {Marke} wurde ein neues Passwort angefordert. Der Link ist 60 Minuten gültig und funktioniert einmal.',
  ),
  MAIL_TEXT_ENQUIRY: t('vielen Dank für Ihre Anfrage. Wir melden uns in Kürze bei Ihnen.'),
  MAIL_TEXT_APPOINTMENT: t(
    'vielen Dank für Ihre unverbindliche Terminanfrage. Der Termin gilt erst, wenn wir ihn bestätigt haben.',
  ),
  MAIL_TEXT_CLOSING: t('Freundliche Grüße'),
} as const
export type MailText = keyof typeof standardMailTexts
