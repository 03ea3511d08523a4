/** The fictional accounts of a local start; never created in production. */
export const demoPassword = 'Autoexpo-Demo-2026'

export const demoAccounts = [
  { login: 'haendler@autoexpo.example', role: 'freigeschalteter Händler' },
  { login: 'haendler2@autoexpo.example', role: 'zweiter freigeschalteter Händler' },
  { login: 'einkauf@autoexpo.example', role: 'Einkäuferin des ersten Händlers' },
  { login: 'buchhaltung@autoexpo.example', role: 'Buchhaltung des ersten Händlers: nur die Käufe' },
  { login: 'neu@autoexpo.example', role: 'neuer Händler ohne Unterlagen' },
  { login: 'wartet@autoexpo.example', role: 'neuer Händler mit Unterlagen' },
  { login: 'verkauf@autoexpo.example', role: 'Verkauf: Bestand und Anfragen' },
  { login: 'hof@autoexpo.example', role: 'Hof: nur Fotos und Zustand' },
  { login: 'admin@autoexpo.example', role: 'Verwaltung' },
] as const
