import { expect, test } from 'vitest'
import { technicalGrades, technicalGroups } from './findings.ts'
import {
  damagesText,
  damageText,
  depthText,
  factoryText,
  findingFact,
  historyText,
  isWorn,
  paintJudgement,
  recordFacts,
  serviceFact,
  sumFacts,
  wheelName,
  wheelText,
} from './texts.ts'
import { lowTreadMm } from './wheels.ts'

const dent = {
  kind: 'DELLE',
  severity: 'LEICHT',
  state: 'VORHANDEN',
  lengthCm: 4,
  widthCm: 2,
  count: null,
} as const

test('a damage is written with kind, severity, size and state', () => {
  expect(damageText(dent)).toBe('Delle, leicht, 4 × 2 cm · vorhanden')
  expect(damageText({ ...dent, severity: null, lengthCm: null, widthCm: null })).toBe('Delle · vorhanden')
})

test('damages are counted apart from those that are repaired', () => {
  const repaired = { state: 'INSTANDGESETZT' } as const
  expect(damagesText([dent, dent, repaired])).toBe('2 Schäden, 1 instand gesetzt')
  expect(damagesText([dent])).toBe('1 Schaden')
  expect(damagesText([])).toBe('keine Schäden')
})

test('a sum of nothing has no row, except the one of the present damages', () => {
  expect(sumFacts({ present: 510, repaired: 0, withoutAmount: 0 })).toEqual([
    ['Geschätzte Reparaturkosten', '510,00\u00a0€'],
  ])
  expect(sumFacts({ present: 0, repaired: 320, withoutAmount: 2 }).map(([label]) => label)).toEqual([
    'Geschätzte Reparaturkosten',
    'Instand gesetzt für',
    'Ohne Betrag',
  ])
})

test('paint is compared with the range of the maker, else with the usual one', () => {
  expect(paintJudgement(160, null)).toBe('wie ab Werk')
  expect(paintJudgement(161, null)).toBe('über Werkslack')
  expect(paintJudgement(161, { from: 100, to: 180 })).toBe('wie ab Werk')
  expect(paintJudgement(80, null)).toBe('wie ab Werk')
  expect([factoryText(null), factoryText({ from: 100, to: 180 })]).toEqual([
    '80 bis 160\u00a0µm',
    '100 bis 180\u00a0µm',
  ])
  expect(paintJudgement(70, null)).toBe('unter Werkslack')
})

test.each([
  [1.6, true],
  [lowTreadMm, false],
  [null, false],
])('a tread of %s mm is worn: %s', (depthMm, expected) => {
  expect(isWorn({ depthMm })).toBe(expected)
})

test('a wheel and a technical finding are written with their German names', () => {
  expect(wheelName({ position: 'VL', make: null, size: null, dot: null, depthMm: null })).toBe('vorn links')
  expect(depthText(5.8)).toBe('5,8\u00a0mm')
  expect(historyText('LUECKENLOS')).toBe('lückenlos')
  const [group] = technicalGroups
  const [grade] = technicalGrades
  const finding = { group: group.value, grade: grade.value }
  expect(findingFact({ ...finding, note: null })).toEqual([group.label, grade.label])
  expect(findingFact({ ...finding, note: 'Öl' })).toEqual([group.label, `${grade.label}: Öl`])
})

test('a tyre and a service name only what is known', () => {
  const wheel = { position: 'VL', make: 'Continental', size: null, dot: '1423', depthMm: 5.8 }
  expect(wheelText(wheel, { season: 'SOMMER', wheels: [wheel] })).toBe('Sommer · Continental · DOT\u00a01423')
  expect(wheelText({ ...wheel, make: null, dot: null }, { season: null, wheels: [] })).toBe('')
  const service = { date: '2026-04-08', km: 41_200, work: 'Inspektion', proof: 'BELEG' } as const
  expect(serviceFact({ ...service, workshop: 'Werkstatt Süd' })).toEqual([
    '08.04.2026\u00a0· 41.200\u00a0km',
    'Inspektion · Werkstatt Süd · Rechnung liegt vor',
  ])
  expect(
    serviceFact({ date: '2026-04-08', km: null, work: 'Inspektion', workshop: null, proof: 'BELEG' }),
  ).toEqual(['08.04.2026', 'Inspektion · Rechnung liegt vor'])
})

test('facts that were not recorded have no row', () => {
  expect(recordFacts({ keys: null, papers: null, drive: null })).toEqual([])
  const papers = { coc: null, registrationPart1: null, registrationPart2: null, reimported: null }
  expect(recordFacts({ previousUses: [], papers: { ...papers, lastCountry: null } })).toEqual([])
  expect(recordFacts({ papers: { ...papers, reimported: true, lastCountry: null } })).toEqual([
    ['Reimport', 'ja'],
  ])
  expect(recordFacts({ drive: { state: 'BEDINGT', note: null } })).toEqual([
    ['Fahrbereit', 'mit Einschränkung'],
  ])
  expect(
    recordFacts({
      previousUses: ['LEASING', 'MIETE'],
      keys: 2,
      drive: { state: 'BEDINGT', note: 'Batterie leer' },
      papers: {
        coc: true,
        registrationPart1: null,
        registrationPart2: false,
        reimported: null,
        lastCountry: 'DK',
      },
    }),
  ).toEqual([
    ['Frühere Nutzung', 'Leasing, Vermietung'],
    ['Fahrbereit', 'mit Einschränkung: Batterie leer'],
    ['Schlüssel', '2'],
    ['COC-Papier', 'liegt vor'],
    ['Zulassungsbescheinigung Teil II', 'fehlt'],
    ['Letzte Zulassung', 'Dänemark'],
  ])
})
