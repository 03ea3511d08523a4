import { choice, line, optionalMailbox } from './fields.ts'

const group = 'sign-in' as const

/** How the people of the house sign in. The identity provider itself is named in the environment. */
export const signInSettings = {
  HOUSE_SIGN_IN: choice({
    ...{ group, label: 'Anmeldung der Kollegen', standard: 'any' },
    values: { any: 'Passwort oder Firmenkonto', provider: 'Nur Firmenkonto' },
    hint: '„Nur Firmenkonto“ gilt, sobald ein Notfallkonto genannt ist. Offene Anmeldungen mit Passwort enden dann.',
  }),
  EMERGENCY_ADMIN: optionalMailbox({
    ...{ group, label: 'Notfallkonto', standard: '' },
    hint: 'Adresse eines Administrators. Er meldet sich immer mit Passwort und zweitem Faktor an, nie mit Firmenkonto.',
  }),
  OIDC_GROUPS_CLAIM: line({
    ...{ group, label: 'Name der Gruppenangabe', min: 1, max: 100, standard: 'groups' },
    hint: 'Unter diesem Namen nennt der Anmeldedienst die Gruppen einer Person.',
  }),
  OIDC_GROUPS_ADMINISTRATOR: line({
    ...{ group, label: 'Gruppen mit Administration', max: 500, standard: '' },
    hint: 'Mehrere durch Komma getrennt, genau wie beim Anmeldedienst geschrieben.',
  }),
  OIDC_GROUPS_BACKOFFICE: line({ group, label: 'Gruppen mit Verkauf', max: 500, standard: '' }),
  OIDC_GROUPS_YARD: line({ group, label: 'Gruppen mit Hof', max: 500, standard: '' }),
}
