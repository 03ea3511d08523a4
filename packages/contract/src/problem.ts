import { liveKeysMaximum } from '@portal/domain/accounts/api-keys'
import { documentMessages } from '@portal/domain/accounts/documents'
import {
  dismissedMaximum,
  subscriptionsMaximum,
  watchGroupsMaximum,
  watchlistMaximum,
} from '@portal/domain/values/constants'
import { countText } from '@portal/domain/values/formats'
import { z } from 'zod'
import { saleProblems } from './sale/problems.ts'

/**
 * All errors of the portal as RFC 9457 problem+json. `type` is the specification's bare code, repeated as `errorKey`
 * (U-39); `title` is German and safe to display. The web replaces it by its own text where a screen has one.
 */
export const problems = {
  ...saleProblems,
  'validation-failed': { status: 400, title: 'Bitte prüfen Sie Ihre Eingaben.' },
  'gw-not-found': {
    status: 400,
    title: 'Es konnte kein Fahrzeug mit der von Ihnen eingegebenen GW-Nummer gefunden werden.',
  },
  'car-not-found': { status: 400, title: 'Car with problems' },
  'email-already-used': {
    status: 400,
    title: 'Zu dieser E-Mail-Adresse ist bereits ein Benutzer registriert.',
  },
  'login-already-used': {
    status: 400,
    title: 'Zu dieser E-Mail-Adresse ist bereits ein Benutzer registriert.',
  },
  'email-unverified': {
    status: 400,
    title:
      'Diese E-Mail-Adresse ist bereits registriert, aber noch nicht bestätigt. Bitte öffnen Sie den Link in unserer Mail.',
  },
  'email-not-found': { status: 400, title: 'Zu dieser E-Mail-Adresse ist kein Benutzer registriert.' },
  'user-not-activated': { status: 400, title: 'Das Benutzerkonto ist nicht aktiviert.' },
  'password-token-expired': { status: 400, title: 'Der Link zum Zurücksetzen des Passworts ist abgelaufen.' },
  'password-token-used': {
    status: 400,
    title: 'Der Link zum Zurücksetzen des Passworts wurde bereits benutzt.',
  },
  'dealer-is-activated': { status: 400, title: 'Der Händleraccount hat diesen Zustand bereits.' },
  'partnernumber-already-assigned': {
    status: 400,
    title: 'Die Partnernummer ist bereits einem anderen Händler zugeordnet.',
  },
  'email-not-verified-exception': {
    status: 400,
    title: 'Die E-Mail-Adresse des Händlers ist noch nicht bestätigt.',
  },
  /** Unknown key; the web shows its general text. */
  'password-token-unknown': { status: 400, title: 'Es ist ein Fehler aufgetreten.' },
  'private-customer': { status: 400, title: 'Die Registrierung als Privatperson ist leider nicht möglich.' },
  'bad-credentials': { status: 401, title: 'Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.' },
  'api-key-invalid': { status: 401, title: 'Dieser API-Schlüssel ist unbekannt, abgelaufen oder gesperrt.' },
  'source-key-invalid': { status: 401, title: 'Der Schlüssel ist unbekannt oder widerrufen.' },
  'passkey-refused': {
    status: 401,
    title: 'Die Anmeldung mit diesem Passkey ist nicht möglich. Bitte melden Sie sich mit Ihrem Passwort an.',
  },
  'second-factor-needed': {
    status: 401,
    title: 'Bitte geben Sie den Bestätigungscode Ihrer Authenticator-App ein.',
  },
  unauthenticated: { status: 401, title: 'Bitte melden Sie sich an.' },
  forbidden: { status: 403, title: 'Dafür fehlt Ihnen die Berechtigung.' },
  'api-key-not-admitted': { status: 403, title: 'Dieser Aufruf ist mit einem API-Schlüssel nicht möglich.' },
  'api-scope-missing': { status: 403, title: 'Dem API-Schlüssel fehlt die Berechtigung für diesen Aufruf.' },
  'api-company-inactive': {
    status: 403,
    title: 'Der Betrieb dieses API-Schlüssels ist nicht freigeschaltet.',
  },
  'api-creator-gone': {
    status: 403,
    title:
      'Der Administrator, der diesen API-Schlüssel angelegt hat, ist es nicht mehr. Bitte einen neuen anlegen.',
  },
  'xsrf-invalid': {
    status: 403,
    title: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte laden Sie die Seite neu.',
  },
  'password-expired': { status: 403, title: 'Ihr Passwort ist abgelaufen. Bitte ändern Sie es.' },
  'login-too-old': { status: 403, title: 'Bitte melden Sie sich erneut an.' },
  'second-factor-missing': { status: 403, title: 'Bitte richten Sie zuerst den zweiten Faktor ein.' },
  'account-closed': {
    status: 403,
    title: 'Dieses Händlerkonto ist geschlossen. Bei Fragen wenden Sie sich bitte an unseren Händlerservice.',
  },
  'terms-not-accepted': {
    status: 403,
    title: 'Bitte stimmen Sie zuerst den aktuellen Nutzungsbedingungen zu.',
  },
  'invitation-for-another': {
    status: 403,
    title:
      'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem Konto der eingeladenen Adresse an.',
  },
  'invitation-unknown': {
    status: 404,
    title: 'Diese Einladung gibt es nicht; vielleicht wurde sie zurückgezogen oder durch eine neue ersetzt.',
  },
  'invitation-used': { status: 410, title: 'Diese Einladung wurde bereits angenommen.' },
  'invitation-expired': {
    status: 410,
    title: 'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue senden.',
  },
  'last-administrator': {
    status: 409,
    title: 'Die Verwaltung braucht mindestens einen Administrator. Bitte ernennen Sie zuerst einen anderen.',
  },
  'last-owner': {
    status: 409,
    title: 'Ein Betrieb braucht mindestens einen Inhaber. Bitte ernennen Sie zuerst einen anderen.',
  },
  'not-found': { status: 404, title: 'Die angeforderte Seite gibt es nicht.' },
  'method-not-allowed': { status: 405, title: 'Diese Adresse nimmt nur POST an.' },
  'car-unknown': { status: 404, title: 'Das Fahrzeug könnte nicht gefunden werden.' },
  'car-sold': {
    status: 404,
    title: 'Das Fahrzeug wurde leider bereits verkauft und steht nicht mehr zur Verfügung.',
  },
  'car-reserved': {
    status: 404,
    title: 'Das Fahrzeug ist zurzeit reserviert. Wird es frei, finden Sie es hier wieder.',
  },
  /** The vehicle exists but is not published (U-18). */
  '404': {
    status: 404,
    title: 'Das Fahrzeug ist verfügbar, es kann aber in der Vorschau im Moment nicht gesehen werden.',
  },
  'file-unknown': { status: 404, title: 'Diese Datei gibt es nicht.' },
  /** The stock names the file, but its bytes are missing or differ from the stored hash. */
  'file-damaged': {
    status: 404,
    title:
      'Beim Öffnen des Dokuments ist ein Fehler aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
  },
  'report-withheld': {
    status: 403,
    title: 'Zu Fahrzeugen mit mehr als 170.000 km gibt es keinen Zustandsbericht.',
  },
  'import-unknown': { status: 404, title: 'Diesen Import gibt es nicht.' },
  'source-unknown': { status: 404, title: 'Diese Herkunft gibt es nicht.' },
  'quarantine-unknown': {
    status: 404,
    title: 'Über diese Zeile wurde schon entschieden, oder eine neue Lieferung hat sie ersetzt.',
  },
  'partnernumber-unknown': {
    status: 404,
    title: 'Die Kundennummer ist nicht bekannt. Bitte mit Dokumenten registrieren!',
  },
  'request-too-slow': { status: 408, title: 'Die Anfrage kam zu langsam an.' },
  'source-name-taken': { status: 409, title: 'Eine Herkunft mit diesem Namen gibt es schon.' },
  'import-state': {
    status: 409,
    title: 'Am Import wurde inzwischen weitergearbeitet. Die Seite zeigt den neuen Stand.',
  },
  'import-names-open': {
    status: 409,
    title: 'Bitte entscheiden Sie erst über die unbekannten Hersteller.',
  },
  'export-empty': {
    status: 409,
    title: 'Es gibt kein Fahrzeug für diese Ausgabe. Eine leere Datei würde beim Empfänger alles löschen.',
  },
  'export-shrinks': {
    status: 409,
    title: 'Die Datei enthielte über 20 % weniger Fahrzeuge als die letzte Ausgabe. Ist das gewollt?',
  },
  'import-running': {
    status: 409,
    title: 'Gerade läuft ein Import. Bitte versuchen Sie es nach seinem Ende noch einmal.',
  },
  'enquiry-closed': {
    status: 409,
    title:
      'Diese Anfrage ist abgeschlossen. Es wurde nichts gesendet; bitte senden Sie eine neue Anfrage zum Fahrzeug.',
  },
  'enquiry-changed': {
    status: 409,
    title:
      'Diese Anfrage wurde inzwischen geändert. Es wurde nichts gesendet; Sie sehen jetzt den neuen Stand.',
  },
  'api-keys-full': {
    status: 409,
    title: `Es gibt bereits ${liveKeysMaximum} gültige API-Schlüssel. Bitte sperren Sie zuerst einen.`,
  },
  'setting-changed': {
    status: 409,
    title: 'Eine Einstellung wurde inzwischen geändert. Es wurde nichts gespeichert.',
  },
  conflict: { status: 409, title: 'Der Vorgang wird bereits bearbeitet.' },
  'account-changed': {
    status: 409,
    title:
      'In diesem Browser ist inzwischen ein anderes Konto angemeldet. Es wurde nichts gespeichert; bitte prüfen Sie Ihre Eingaben.',
  },
  'watchlist-full': {
    status: 409,
    title: `Ihre Merkliste ist voll (${countText(watchlistMaximum)} Fahrzeuge). Bitte entfernen Sie zuerst ein Fahrzeug.`,
  },
  'dismissed-cars-full': {
    status: 409,
    title: `Sie haben bereits ${dismissedMaximum} Fahrzeuge ausgeblendet. Bitte zeigen Sie zuerst einige wieder.`,
  },
  'watch-groups-full': {
    status: 409,
    title: `Ihre Merkliste hat bereits ${watchGroupsMaximum} Gruppen. Bitte lösen Sie zuerst eine auf.`,
  },
  'subscriptions-full': {
    status: 409,
    title: `Sie haben bereits ${subscriptionsMaximum} Suchaufträge. Bitte löschen Sie zuerst einen.`,
  },
  'file-too-large': { status: 400, title: documentMessages['file-too-large'] },
  'file-type-not-allowed': { status: 400, title: documentMessages['file-type-not-allowed'] },
  'pdf-encrypted': { status: 400, title: documentMessages['pdf-encrypted'] },
  'paper-not-viewable': {
    status: 422,
    title:
      'Dieses PDF lässt sich nicht anzeigen: Es ist beschädigt oder mit einem Kennwort geschützt. Sie können es herunterladen.',
  },
  'file-name-invalid': { status: 400, title: documentMessages['file-name-invalid'] },
  'document-type-missing': { status: 400, title: documentMessages['document-type-missing'] },
  'file-name-missing': { status: 400, title: documentMessages['file-name-missing'] },
  'documents-missing': { status: 400, title: documentMessages['documents-missing'] },
  'document-quota': { status: 400, title: 'Sie haben bereits zu viele Dokumente hochgeladen.' },
  'file-refused': { status: 400, title: 'Die Datei konnte nicht angenommen werden.' },
  'dealer-unknown': { status: 404, title: 'Es gibt keinen Händler mit diesem Benutzernamen.' },
  'delivery-too-large': { status: 413, title: 'Die Lieferung ist zu groß: höchstens 512 MB.' },
  'photos-changed': {
    status: 409,
    title: 'Die Fotos wurden inzwischen geändert. Sie sehen jetzt den neuen Stand.',
  },
  'photo-busy': { status: 409, title: 'Dieses Foto wird gerade bearbeitet.' },
  'media-type-not-supported': { status: 415, title: 'Dieses Format wird nicht angenommen.' },
  'idempotency-mismatch': { status: 422, title: 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet.' },
  'too-many-views': {
    status: 400,
    title: 'Sie haben bereits 50 Ansichten. Bitte löschen Sie zuerst eine.',
  },
  'too-many-attempts': { status: 429, title: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.' },
  internal: { status: 500, title: 'Es ist ein Fehler aufgetreten.' },
  unavailable: {
    status: 503,
    title: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  'storage-full': {
    status: 503,
    title:
      'Der Speicherplatz ist gerade erschöpft, die Datei wurde nicht gespeichert. Bitte versuchen Sie es später noch einmal.',
  },
  overloaded: {
    status: 503,
    title: 'Gerade sind sehr viele Besucher da. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemType = keyof typeof problems

export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errorKey: z.string(),
  errors: z.array(FieldError).optional(),
})
export type Problem = z.infer<typeof Problem>
