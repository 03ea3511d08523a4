import { liveKeysMaximum } from '@portal/domain/accounts/api-keys'
import { documentMessages } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'

/** The errors of accounts, their sign-in and their documents; a part of `problems`. */
export const accountProblems = {
  'email-already-used': {
    status: 400,
    title: t('Zu dieser E-Mail-Adresse ist bereits ein Benutzer registriert.'),
  },
  'login-already-used': {
    status: 400,
    title: t('Zu dieser E-Mail-Adresse ist bereits ein Benutzer registriert.'),
  },
  'email-unverified': {
    status: 400,
    title: t(
      'Diese E-Mail-Adresse ist bereits registriert, aber noch nicht bestätigt. Bitte öffnen Sie den Link in unserer Mail.',
    ),
  },
  'email-not-found': { status: 400, title: t('Zu dieser E-Mail-Adresse ist kein Benutzer registriert.') },
  'user-not-activated': { status: 400, title: t('Das Benutzerkonto ist nicht aktiviert.') },
  'password-token-expired': {
    status: 400,
    title: t('Der Link zum Zurücksetzen des Passworts ist abgelaufen.'),
  },
  'password-token-used': {
    status: 400,
    title: t('Der Link zum Zurücksetzen des Passworts wurde bereits benutzt.'),
  },
  'dealer-is-activated': { status: 400, title: t('Der Händleraccount hat diesen Zustand bereits.') },
  'partnernumber-already-assigned': {
    status: 400,
    title: t('Die Partnernummer ist bereits einem anderen Händler zugeordnet.'),
  },
  'email-not-verified-exception': {
    status: 400,
    title: t('Die E-Mail-Adresse des Händlers ist noch nicht bestätigt.'),
  },
  /** Unknown key; the web shows its general text. */
  'password-token-unknown': { status: 400, title: t('Es ist ein Fehler aufgetreten.') },
  'private-customer': {
    status: 400,
    title: t('Die Registrierung als Privatperson ist leider nicht möglich.'),
  },
  'bad-credentials': { status: 401, title: t('Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.') },
  'api-key-invalid': {
    status: 401,
    title: t('Dieser API-Schlüssel ist unbekannt, abgelaufen oder gesperrt.'),
  },
  'passkey-refused': {
    status: 401,
    title: t(
      'Die Anmeldung mit diesem Passkey ist nicht möglich. Bitte melden Sie sich mit Ihrem Passwort an.',
    ),
  },
  'provider-sign-in-needed': {
    status: 403,
    title: t('Ihr Zugang ist nur über das Firmenkonto offen. Bitte wählen Sie „Mit Firmenkonto anmelden“.'),
  },
  'logout-token-invalid': { status: 400, title: t('Das Abmelde-Token ist ungültig.') },
  'provider-down': {
    status: 503,
    title: t(
      'Der Anmeldedienst des Hauses antwortet nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    ),
  },
  'second-factor-needed': {
    status: 401,
    title: t('Bitte geben Sie den Bestätigungscode Ihrer Authenticator-App ein.'),
  },
  unauthenticated: { status: 401, title: t('Bitte melden Sie sich an.') },
  'api-key-not-admitted': {
    status: 403,
    title: t('Dieser Aufruf ist mit einem API-Schlüssel nicht möglich.'),
  },
  'api-scope-missing': {
    status: 403,
    title: t('Dem API-Schlüssel fehlt die Berechtigung für diesen Aufruf.'),
  },
  'api-company-inactive': {
    status: 403,
    title: t('Der Betrieb dieses API-Schlüssels ist nicht freigeschaltet.'),
  },
  'api-creator-gone': {
    status: 403,
    title: t(
      'Der Administrator, der diesen API-Schlüssel angelegt hat, ist es nicht mehr. Bitte einen neuen anlegen.',
    ),
  },
  'password-expired': { status: 403, title: t('Ihr Passwort ist abgelaufen. Bitte ändern Sie es.') },
  'login-too-old': { status: 403, title: t('Bitte melden Sie sich erneut an.') },
  'second-factor-first': {
    status: 403,
    title: t(
      'Ihr Passwort wurde geändert. Bitte melden Sie sich einmal mit Passwort und Bestätigungscode an, danach wieder mit Passkey.',
    ),
  },
  'second-factor-missing': { status: 403, title: t('Bitte richten Sie zuerst den zweiten Faktor ein.') },
  'account-closed': {
    status: 403,
    title: t(
      'Dieses Händlerkonto ist geschlossen. Bei Fragen wenden Sie sich bitte an unseren Händlerservice.',
    ),
  },
  'terms-not-accepted': {
    status: 403,
    title: t('Bitte stimmen Sie zuerst den aktuellen Nutzungsbedingungen zu.'),
  },
  'invitation-for-another': {
    status: 403,
    title: t(
      'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem Konto der eingeladenen Adresse an.',
    ),
  },
  'invitation-unknown': {
    status: 404,
    title: t(
      'Diese Einladung gibt es nicht; vielleicht wurde sie zurückgezogen oder durch eine neue ersetzt.',
    ),
  },
  'invitation-used': { status: 410, title: t('Diese Einladung wurde bereits angenommen.') },
  'invitation-expired': {
    status: 410,
    title: t('Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue senden.'),
  },
  'last-administrator': {
    status: 409,
    title: t(
      'Die Verwaltung braucht mindestens einen Administrator. Bitte ernennen Sie zuerst einen anderen.',
    ),
  },
  'last-owner': {
    status: 409,
    title: t('Ein Betrieb braucht mindestens einen Inhaber. Bitte ernennen Sie zuerst einen anderen.'),
  },
  'partnernumber-unknown': {
    status: 404,
    title: t('Die Kundennummer ist nicht bekannt. Bitte mit Dokumenten registrieren!'),
  },
  'api-keys-full': {
    status: 409,
    title: t`Es gibt bereits ${liveKeysMaximum} gültige API-Schlüssel. Bitte sperren Sie zuerst einen.`,
  },
  'account-changed': {
    status: 409,
    title: t(
      'In diesem Browser ist inzwischen ein anderes Konto angemeldet. Es wurde nichts gespeichert; bitte prüfen Sie Ihre Eingaben.',
    ),
  },
  'file-too-large': { status: 400, title: documentMessages['file-too-large'] },
  'file-type-not-allowed': { status: 400, title: documentMessages['file-type-not-allowed'] },
  'pdf-encrypted': { status: 400, title: documentMessages['pdf-encrypted'] },
  'file-name-invalid': { status: 400, title: documentMessages['file-name-invalid'] },
  'document-type-missing': { status: 400, title: documentMessages['document-type-missing'] },
  'file-name-missing': { status: 400, title: documentMessages['file-name-missing'] },
  'documents-missing': { status: 400, title: documentMessages['documents-missing'] },
  'document-quota': { status: 400, title: t('Sie haben bereits zu viele Dokumente hochgeladen.') },
  'dealer-unknown': { status: 404, title: t('Es gibt keinen Händler mit diesem Benutzernamen.') },
} as const satisfies Record<string, { status: number; title: string }>
