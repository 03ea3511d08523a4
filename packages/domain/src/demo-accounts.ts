/** The fictional accounts of a local start; never created in production. */
export const demoPassword = 'Autoexpo-Demo-2026'

export const demoAccounts = [
  { login: 'haendler@autoexpo.example', role: 'freigeschalteter Händler' },
  { login: 'haendler2@autoexpo.example', role: 'zweiter freigeschalteter Händler' },
  { login: 'neu@autoexpo.example', role: 'neuer Händler ohne Unterlagen' },
  { login: 'wartet@autoexpo.example', role: 'neuer Händler mit Unterlagen' },
  { login: 'admin@autoexpo.example', role: 'Verwaltung' },
  { login: 'backoffice@autoexpo.example', role: 'Verwaltung ohne Händler und Postausgang' },
] as const
