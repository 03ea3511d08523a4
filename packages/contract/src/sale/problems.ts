import { purchasePapersMaximum } from '@portal/domain/buyer/hand-over'
import { carrierPapersMaximum } from '@portal/domain/sale/carriers'
import { claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'

/** The errors of what follows a sale; a part of `problems`. */
export const saleProblems = {
  'pick-up-over': { status: 409, title: t('Dieses Fahrzeug ist schon abgeholt.') },
  'pick-up-changed': {
    status: 409,
    title: t('Der Ausweis wurde inzwischen geändert. Sie sehen jetzt den neuen Stand.'),
  },
  'pass-unknown': { status: 404, title: t('Diesen Ausweis gibt es nicht.') },
  /** The title says why: renewed, used, expired, called off, for another vehicle, or the vehicle is not ready. */
  'pass-refused': { status: 409, title: t('Mit diesem Ausweis wird nichts ausgegeben.') },
  'carrier-known': { status: 409, title: t('Eine Spedition mit diesem Namen steht schon auf der Liste.') },
  'carrier-changed': {
    status: 409,
    title: t(
      'Diese Spedition wurde inzwischen geändert. Es wurde nichts gespeichert; Sie sehen jetzt den neuen Stand.',
    ),
  },
  'carrier-papers-full': {
    status: 409,
    title: t`Zu dieser Spedition gibt es bereits ${carrierPapersMaximum} Nachweise. Bitte löschen Sie zuerst einen.`,
  },
  'purchase-papers-full': {
    status: 409,
    title: t`Zu diesem Kauf gibt es bereits ${purchasePapersMaximum} Papiere. Bitte löschen Sie zuerst eines.`,
  },
  'claim-not-open': {
    status: 409,
    title: t('Zu diesem Kauf kann im Portal kein Mangel gemeldet werden. Bitte anrufen.'),
  },
  'claim-closed': {
    status: 409,
    title: t('Diese Reklamation ist abgeschlossen. Es wurde nichts gesendet; bitte anrufen.'),
  },
  'claim-changed': {
    status: 409,
    title: t(
      'Diese Reklamation wurde inzwischen geändert. Es wurde nichts gespeichert; Sie sehen jetzt den neuen Stand.',
    ),
  },
  'claim-photos-full': {
    status: 409,
    title: t`Es sind bereits ${claimPhotosMaximum} Fotos. Bitte verwerfen Sie zuerst eines.`,
  },
  'invoice-unreadable': {
    status: 400,
    title: t('Das ist keine E-Rechnung: Erwartet wird XML nach EN 16931 (UBL oder CII) ohne DOCTYPE.'),
  },
  'invoice-refused': {
    status: 400,
    title: t('Die Prüfung hat Fehler gefunden. Es wurde nichts bereitgestellt.'),
  },
  'invoice-seller-incomplete': {
    status: 409,
    title: t('In den Einstellungen fehlen Angaben für Rechnungen.'),
  },
  'approval-decided': {
    status: 409,
    title: t('Über diesen Kauf ist schon entschieden. Sie sehen jetzt den neuen Stand.'),
  },
  'purchase-not-approved': {
    status: 409,
    title: t('Der Betrieb des Käufers hat diesen Kauf noch nicht freigegeben.'),
  },
  'arrival-not-awaited': {
    status: 409,
    title: t('Zu diesem Kauf wird zurzeit kein Nachweis erwartet.'),
  },
  'papers-held': {
    status: 409,
    title: t('Diese Papiere geben wir frei, sobald der Nachweis der Ankunft vorliegt.'),
  },
  'deposit-changed': {
    status: 409,
    title: t('Die Kaution lässt sich in diesem Stand nicht zurückzahlen: Der Nachweis fehlt noch.'),
  },
  'hand-over-changed': {
    status: 409,
    title: t(
      'Der Stand der Übergabe wurde inzwischen geändert. Es wurde nichts gespeichert; Sie sehen jetzt den neuen Stand.',
    ),
  },
} as const
