import { describe, expect, test } from 'vitest'
import { isEmergencyAdmin, mustUseProvider, roleOfGroups } from './house-sign-in.ts'

const groups = {
  OIDC_GROUPS_ADMINISTRATOR: 'portal-admins',
  OIDC_GROUPS_BACKOFFICE: 'verkauf, /autoexpo/verkauf',
  OIDC_GROUPS_YARD: 'hof',
}

test.each([
  [['portal-admins', 'hof'], 'administrator'],
  [['hof', '/autoexpo/verkauf'], 'backoffice'],
  [['hof'], 'yard'],
  [['Hof'], null],
  [['verkauf, /autoexpo/verkauf'], null],
  [[''], null],
  [[], null],
])('The groups %j give the role %j', (names, role) => {
  expect(roleOfGroups(names, groups)).toBe(role)
})

test('An empty list gives nobody its role', () => {
  const none = { OIDC_GROUPS_ADMINISTRATOR: '', OIDC_GROUPS_BACKOFFICE: ' , ', OIDC_GROUPS_YARD: '' }
  expect(roleOfGroups(['', ' '], none)).toBeNull()
})

describe('The identity provider is', () => {
  const rule = {
    OIDC_ISSUER: 'https://login.haus.example',
    HOUSE_SIGN_IN: 'provider',
    EMERGENCY_ADMIN: 'notfall@haus.example',
  } as const
  const admin = { email: 'mira@haus.example', authorities: ['ROLE_USER', 'ROLE_AE_ADMIN'] }
  const dealer = { email: 'erika@haendler.example', authorities: ['ROLE_USER', 'ROLE_DEALER'] }

  test.each([
    ['the only way in for colleagues', admin, rule, true],
    ['no way in for dealers', dealer, rule, false],
    ['not needed by the emergency account', { ...admin, email: 'Notfall@Haus.example' }, rule, false],
    ['optional by default', admin, { ...rule, HOUSE_SIGN_IN: 'any' }, false],
    ['optional while there is none', admin, { ...rule, OIDC_ISSUER: undefined }, false],
    ['optional without an emergency account', admin, { ...rule, EMERGENCY_ADMIN: '' }, false],
  ] as const)('%s', (_title, account, settings, expected) => {
    expect(mustUseProvider(account, settings)).toBe(expected)
  })
})

test('Nobody is the emergency administrator while none is set', () => {
  expect(isEmergencyAdmin('', { EMERGENCY_ADMIN: '' })).toBe(false)
})
