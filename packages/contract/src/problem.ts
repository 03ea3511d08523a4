import {
  dismissedMaximum,
  subscriptionsMaximum,
  watchGroupsMaximum,
  watchlistMaximum,
} from '@portal/domain/values/constants'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { accountProblems } from './accounts/problems.ts'
import { saleProblems } from './sale/problems.ts'

/**
 * All errors of the portal as RFC 9457 problem+json. `type` is the specification's bare code, repeated as `errorKey`
 * (U-39); `title` is German and safe to display. The web replaces it by its own text where a screen has one.
 */
export const problems = {
  ...accountProblems,
  ...saleProblems,
  'validation-failed': { status: 400, title: t('Bitte prüfen Sie Ihre Eingaben.') },
  'gw-not-found': {
    status: 400,
    title: t('Es konnte kein Fahrzeug mit der von Ihnen eingegebenen GW-Nummer gefunden werden.'),
  },
  'car-not-found': { status: 400, title: t('Car with problems') },
  'source-key-invalid': { status: 401, title: t('Der Schlüssel ist unbekannt oder widerrufen.') },
  forbidden: { status: 403, title: t('Dafür fehlt Ihnen die Berechtigung.') },
  'xsrf-invalid': {
    status: 403,
    title: t('Die Sicherheitsprüfung ist fehlgeschlagen. Bitte laden Sie die Seite neu.'),
  },
  'not-found': { status: 404, title: t('Die angeforderte Seite gibt es nicht.') },
  'method-not-allowed': { status: 405, title: t('Diese Adresse nimmt nur POST an.') },
  'car-unknown': { status: 404, title: t('Das Fahrzeug könnte nicht gefunden werden.') },
  'car-sold': {
    status: 404,
    title: t('Das Fahrzeug wurde leider bereits verkauft und steht nicht mehr zur Verfügung.'),
  },
  'car-reserved': {
    status: 404,
    title: t('Das Fahrzeug ist zurzeit reserviert. Wird es frei, finden Sie es hier wieder.'),
  },
  /** The vehicle exists but is not published (U-18). */
  '404': {
    status: 404,
    title: t('Das Fahrzeug ist verfügbar, es kann aber in der Vorschau im Moment nicht gesehen werden.'),
  },
  'file-unknown': { status: 404, title: t('Diese Datei gibt es nicht.') },
  /** The stock names the file, but its bytes are missing or differ from the stored hash. */
  'file-damaged': {
    status: 404,
    title: t(
      'Beim Öffnen des Dokuments ist ein Fehler aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
    ),
  },
  'report-withheld': {
    status: 403,
    title: t('Zu Fahrzeugen mit mehr als 170.000 km gibt es keinen Zustandsbericht.'),
  },
  'import-unknown': { status: 404, title: t('Diesen Import gibt es nicht.') },
  'source-unknown': { status: 404, title: t('Diese Herkunft gibt es nicht.') },
  'quarantine-unknown': {
    status: 404,
    title: t('Über diese Zeile wurde schon entschieden, oder eine neue Lieferung hat sie ersetzt.'),
  },
  'request-too-slow': { status: 408, title: t('Die Anfrage kam zu langsam an.') },
  'source-name-taken': { status: 409, title: t('Eine Herkunft mit diesem Namen gibt es schon.') },
  'import-state': {
    status: 409,
    title: t('Am Import wurde inzwischen weitergearbeitet. Die Seite zeigt den neuen Stand.'),
  },
  'import-names-open': {
    status: 409,
    title: t('Bitte entscheiden Sie erst über die unbekannten Hersteller.'),
  },
  'export-empty': {
    status: 409,
    title: t('Es gibt kein Fahrzeug für diese Ausgabe. Eine leere Datei würde beim Empfänger alles löschen.'),
  },
  'export-shrinks': {
    status: 409,
    title: t('Die Datei enthielte über 20 % weniger Fahrzeuge als die letzte Ausgabe. Ist das gewollt?'),
  },
  'import-running': {
    status: 409,
    title: t('Gerade läuft ein Import. Bitte versuchen Sie es nach seinem Ende noch einmal.'),
  },
  'enquiry-closed': {
    status: 409,
    title: t(
      'Diese Anfrage ist abgeschlossen. Es wurde nichts gesendet; bitte senden Sie eine neue Anfrage zum Fahrzeug.',
    ),
  },
  'enquiry-changed': {
    status: 409,
    title: t(
      'Diese Anfrage wurde inzwischen geändert. Es wurde nichts gesendet; Sie sehen jetzt den neuen Stand.',
    ),
  },
  'setting-changed': {
    status: 409,
    title: t('Eine Einstellung wurde inzwischen geändert. Es wurde nichts gespeichert.'),
  },
  conflict: { status: 409, title: t('Der Vorgang wird bereits bearbeitet.') },
  'watchlist-full': {
    status: 409,
    title: t`Ihre Merkliste ist voll (${countText(watchlistMaximum)} Fahrzeuge). Bitte entfernen Sie zuerst ein Fahrzeug.`,
  },
  'dismissed-cars-full': {
    status: 409,
    title: t`Sie haben bereits ${dismissedMaximum} Fahrzeuge ausgeblendet. Bitte zeigen Sie zuerst einige wieder.`,
  },
  'watch-groups-full': {
    status: 409,
    title: t`Ihre Merkliste hat bereits ${watchGroupsMaximum} Gruppen. Bitte lösen Sie zuerst eine auf.`,
  },
  'subscriptions-full': {
    status: 409,
    title: t`Sie haben bereits ${subscriptionsMaximum} Suchaufträge. Bitte löschen Sie zuerst einen.`,
  },
  'paper-not-viewable': {
    status: 422,
    title: t(
      'Dieses PDF lässt sich nicht anzeigen: Es ist beschädigt oder mit einem Kennwort geschützt. Sie können es herunterladen.',
    ),
  },
  'file-refused': { status: 400, title: t('Die Datei konnte nicht angenommen werden.') },
  'delivery-too-large': { status: 413, title: t('Die Lieferung ist zu groß: höchstens 512 MB.') },
  'photos-changed': {
    status: 409,
    title: t('Die Fotos wurden inzwischen geändert. Sie sehen jetzt den neuen Stand.'),
  },
  'photo-busy': { status: 409, title: t('Dieses Foto wird gerade bearbeitet.') },
  'media-type-not-supported': { status: 415, title: t('Dieses Format wird nicht angenommen.') },
  'idempotency-mismatch': {
    status: 422,
    title: t('Diese Anfrage wurde bereits mit anderem Inhalt gesendet.'),
  },
  'too-many-views': {
    status: 400,
    title: t('Sie haben bereits 50 Ansichten. Bitte löschen Sie zuerst eine.'),
  },
  'too-many-attempts': { status: 429, title: t('Zu viele Versuche. Bitte versuchen Sie es später erneut.') },
  internal: { status: 500, title: t('Es ist ein Fehler aufgetreten.') },
  unavailable: {
    status: 503,
    title: t('Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.'),
  },
  'storage-full': {
    status: 503,
    title: t(
      'Der Speicherplatz ist gerade erschöpft, die Datei wurde nicht gespeichert. Bitte versuchen Sie es später noch einmal.',
    ),
  },
  overloaded: {
    status: 503,
    title: t('Gerade sind sehr viele Besucher da. Bitte versuchen Sie es gleich noch einmal.'),
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
