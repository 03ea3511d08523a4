import { t } from '../../values/text.ts'
import { choice, line, optionalMailbox } from './fields.ts'

const group = 'sign-in' as const

/** How the people of the house sign in. The identity provider itself is named in the environment. */
export const signInSettings = {
  HOUSE_SIGN_IN: choice({
    ...{ group, label: t('Anmeldung der Kollegen'), standard: 'any' },
    values: { any: t('Passwort oder Firmenkonto'), provider: t('Nur Firmenkonto') },
    hint: t(
      '„Nur Firmenkonto“ gilt, sobald ein Notfallkonto genannt ist. Offene Anmeldungen mit Passwort enden dann.',
    ),
  }),
  EMERGENCY_ADMIN: optionalMailbox({
    ...{ group, label: t('Notfallkonto'), standard: '' },
    hint: t(
      'Adresse eines Administrators. Er meldet sich immer mit Passwort und zweitem Faktor an, nie mit Firmenkonto.',
    ),
  }),
  OIDC_GROUPS_CLAIM: line({
    ...{ group, label: t('Name der Gruppenangabe'), min: 1, max: 100, standard: 'groups' },
    hint: t('Unter diesem Namen nennt der Anmeldedienst die Gruppen einer Person.'),
  }),
  OIDC_GROUPS_ADMINISTRATOR: line({
    ...{ group, label: t('Gruppen mit Administration'), max: 500, standard: '' },
    hint: t('Mehrere durch Komma getrennt, genau wie beim Anmeldedienst geschrieben.'),
  }),
  OIDC_GROUPS_BACKOFFICE: line({ group, label: t('Gruppen mit Verkauf'), max: 500, standard: '' }),
  OIDC_GROUPS_YARD: line({ group, label: t('Gruppen mit Hof'), max: 500, standard: '' }),
}
