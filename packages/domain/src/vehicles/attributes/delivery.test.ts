import { describe, expect, test } from 'vitest'
import { isInconsistent, type VehicleColumn, VehicleRecord, vehicleColumnNames } from './delivery.ts'
import { deliveredEmissionClasses } from './emission.ts'

const absent = Object.fromEntries(vehicleColumnNames.map((name) => [name, '']))
const row = (cells: Partial<Record<VehicleColumn, string>> = {}) => ({
  ...absent,
  gwnummer: '482917',
  fin: 'WBA3B31020F123456',
  hersteller: 'BMW',
  modellgruppe: '3er',
  modell: '320d',
  kilometerstandvon: '64200',
  erstzulassungvon: '2019-05',
  ...cells,
})

describe('a cell of vehicle.v1', () => {
  test.each<[VehicleColumn, string, unknown]>([
    ['gwnummer', ' 482917 ', '482917'],
    ['gwnummer', '000001', '000001'],
    ['fin', 'WBA3B31020F123456', 'WBA3B31020F123456'],
    ['kilometerstandvon', '0', 0],
    ['kilometerstandvon', '1000000', 1_000_000],
    ['erstzulassungvon', '2019-05', '2019-05-01'],
    ['erstzulassungvon', '2020-02-29', '2020-02-29'],
    ['planverkaufspreisprivatkundengeschaeftbrutto', '', 0],
    ['planverkaufspreisprivatkundengeschaeftbrutto', '1000000', 1_000_000],
    ['haendlerpreisbrutto', '16500.5', 16_500.5],
    ['transporter', 'ja', true],
    ['transporter', 'FALSE', false],
    ['winterraeder', '', null],
    ['winterraeder', '0', false],
    ['vatMode', '', 'DIFFERENZ'],
    ['farbe', 'grün', 'grün'],
    ['farbe', '', null],
    ['equipment', 'schiebedach;;; xenon', 1 + 2 ** 27],
    ['equipment', '', 0],
    ['ausstattungserie', ' ABS ;;;;;; Klima & Heizung;;;', 'ABS;;;Klima & Heizung'],
    ['headlineinternet', '+ TOP + "wie neu" -10 %', '+ TOP + "wie neu" -10 %'],
    ['headlineinternet', 'Start&Stop <3 = gut', 'Start&Stop <3 = gut'],
    ['soldAt', '2026-10-30T09:15Z', '2026-10-30T09:15:00.000Z'],
    ['soldAt', '2026-10-30T09:15:00.000Z', '2026-10-30T09:15:00.000Z'],
    ['erstzulassungvon', '1920-01', '1920-01-01'],
    ['erstzulassungvon', '2100-12-31', '2100-12-31'],
    ['headlineinternet', 'x'.repeat(200), 'x'.repeat(200)],
    ['soldAt', '2026-10-30T10:15:00+01:00', '2026-10-30T09:15:00.000Z'],
  ])('%s %j is read as %j', (column, text, value) => {
    expect(VehicleRecord.parse(row({ [column]: text }))[column]).toEqual(value)
  })

  test.each<[VehicleColumn, string, string]>([
    ['gwnummer', '48291', 'format'],
    ['fin', '', 'required'],
    ['fin', 'WBA3B31O20F123456', 'format'],
    ['kilometerstandvon', '64.200', 'format'],
    ['kilometerstandvon', '1000001', 'range'],
    ['erstzulassungvon', '2019-02-29', 'date'],
    ['erstzulassungvon', '05/2019', 'format'],
    ['erstzulassungvon', '13/2019', 'date'],
    ['erstzulassungvon', '2019-05-01 neu', 'format'],
    ['erstzulassungvon', 'ab 2019-05', 'format'],
    ['schadstoffklassetyp', 'EURO_6_PLUS', 'code'],
    ['schadstoffklassetyp', 'ca. EURO_6', 'code'],
    ['haendlerpreisbrutto', '16500.555', 'format'],
    ['haendlerpreisbrutto', '1000000.01', 'range'],
    ['hersteller', 'B<b>MW', 'markup'],
    ['modell', '320d\u0007', 'markup'],
    ['headlineinternet', '-1+cmd|calc', 'formula'],
    ['headlineinternet', 'x'.repeat(201), 'length'],
    ['equipment', 'schiebedach;xenon', 'code'],
    ['winterraeder', 'vielleicht', 'code'],
    ['getriebe', 'automatik', 'code'],
    ['ausstattungserie', `ABS;;;${'x'.repeat(201)}`, 'length'],
    ['ausstattungserie', 'ABS;;;=1+1', 'formula'],
    ['headlineinternet', '@SUM(A1)', 'formula'],
    ['headlineinternet', 'Top &amp; neu', 'markup'],
    ['erstzulassungvon', '1919-12', 'range'],
    ['erstzulassungvon', '2101-01', 'range'],
    ['erstzulassungvon', '2019-13', 'date'],
    ['erstzulassungvon', '2019-00', 'date'],
    ['erstzulassungvon', '2019-05-00', 'date'],
    ['erstzulassungvon', '31.04.2019', 'date'],
    ['erstzulassungvon', '30.04.2019', 'format'],
    ['kilometerstandvon', '1e3', 'format'],
    ['kilometerstandvon', '64200 km', 'format'],
    ['kilometerstandvon', 'ca. 64200', 'format'],
    ['kilometerstandvon', '-1', 'range'],
    ['haendlerpreisbrutto', '16500.', 'format'],
    ['haendlerpreisbrutto', '-0.01', 'range'],
    ['soldAt', '2026-10-30', 'format'],
    ['soldAt', 'am 2026-10-30T10:15:00Z', 'format'],
    ['soldAt', '2026-10-30T25:00:00Z', 'format'],
    ['soldAt', '2026-02-30T10:00:00.000Z', 'date'],
    ['soldAt', '2026-02-30T10:00:00Z', 'date'],
  ])('%s %j breaks the rule "%s"', (column, text, rule) => {
    const issues = VehicleRecord.safeParse(row({ [column]: text })).error?.issues

    expect(issues).toMatchObject([{ path: [column], params: { rule } }])
  })

  test('with a list has up to 300 entries', () => {
    const of = (length: number) => row({ ausstattungserie: Array.from({ length }, () => 'ABS').join(';;;') })
    expect(VehicleRecord.safeParse(of(300)).success).toBe(true)
    expect(VehicleRecord.safeParse(of(301)).error?.issues).toMatchObject([{ params: { rule: 'length' } }])
  })

  test('of the FIN explains which letters it cannot hold', () => {
    const [issue] = VehicleRecord.safeParse(row({ fin: 'WBA3B31O20F123456' })).error?.issues ?? []

    expect(issue?.message).toContain('ohne I, O und Q')
  })
})

describe('the hint of a refused cell', () => {
  test.each<[VehicleColumn, string, string]>([
    ['kilometerstandvon', '1000001', 'Erlaubt sind 0 bis 1.000.000 km.'],
    ['haendlerpreisbrutto', '1000001', 'Erlaubt sind 0 bis 1.000.000 €.'],
    ['anzahlsitze', '99', 'Erlaubt sind 1 bis 60.'],
    ['ausstattungserie', 'x'.repeat(201), 'Höchstens 200 Zeichen.'],
    ['vatMode', 'OHNE', 'Erlaubt sind: REGEL, DIFFERENZ.'],
  ])('of %s %j names what is allowed', (column, text, hint) => {
    const issues = VehicleRecord.safeParse(row({ [column]: text })).error?.issues
    expect(issues?.map(({ message }) => message)).toEqual([hint])
  })

  test('of a long list of codes names the first ones', () => {
    const [issue] =
      VehicleRecord.safeParse(row({ fahrzeugkategorietypnfz: 'Kiste', transporter: 'ja' })).error?.issues ??
      []
    expect(issue?.message).toMatch(/^Erlaubt sind: (?:[^,]+, ){13}[^,]+ …\.$/)
  })
})

describe('two columns', () => {
  const sold = (publishedAt: string, soldAt: string) => ({ publishedAt, soldAt })
  const [early, late] = ['2026-10-30T09:15:00.000Z', '2026-10-30T09:16:00.000Z']

  test.each<[Partial<Record<VehicleColumn, string>>, VehicleColumn[]]>([
    [{ kilometerstandbis: '64199' }, ['kilometerstandbis']],
    [{ kilometerstandbis: '64200' }, []],
    [{ kwvon: '110', kwbis: '109' }, ['kwbis']],
    [{ kwvon: '110', kwbis: '110' }, []],
    [{ kwvon: '110' }, []],
    [{ kwbis: '110' }, []],
    [{ fahrzeugkategorietypnfz: 'Kastenwagen' }, ['fahrzeugkategorietypnfz']],
    [{ fahrzeugkategorietypnfz: 'Kastenwagen', transporter: 'ja' }, []],
    [{ transporter: 'ja' }, []],
    [sold(late, early), ['soldAt']],
    [sold(early, early), []],
    [sold(early, late), []],
    [sold('', early), []],
    [sold(early, ''), []],
    [{ kwvon: '110', kwbis: '109', ...sold(late, early) }, ['kwbis', 'soldAt']],
  ])('%j contradict each other in %j', (cells, columns) => {
    const issues = VehicleRecord.safeParse(row(cells)).error?.issues ?? []
    expect(issues).toMatchObject(
      columns.map((column) => ({ path: [column], params: { rule: 'consistency' } })),
    )
  })

  test('of a stored vehicle may not contradict each other either', () => {
    const stored = VehicleRecord.parse(row())
    expect([stored, { ...stored, kilometerstandbis: 1 }].map(isInconsistent)).toEqual([false, true])
  })
})

describe('the emission class', () => {
  test.each([
    ['EURO_5', 'EURO_5', null],
    ['EURO_6', 'EURO_6', null],
    ['EURO_6B', 'EURO_6', 'EURO_6B'],
    ['EURO_6C', 'EURO_6', 'EURO_6C'],
    ['EURO_6D', 'EURO_6', 'EURO_6D'],
    ['EURO_6D_TEMP', 'EURO_6', 'EURO_6D_TEMP'],
    ['EURO_6D-TEMP', 'EURO_6', 'EURO_6D_TEMP'],
    ['', null, null],
  ])('%s counts as %s and keeps the detail %s', (text, schadstoffklassetyp, emissionDetail) => {
    expect(VehicleRecord.parse(row({ schadstoffklassetyp: text }))).toMatchObject({
      schadstoffklassetyp,
      emissionDetail,
    })
  })

  test.each(deliveredEmissionClasses)('$label can be delivered and is offered to the house', ({ value }) => {
    const { schadstoffklassetyp, emissionDetail } = VehicleRecord.parse(row({ schadstoffklassetyp: value }))

    expect(emissionDetail ?? schadstoffklassetyp).toBe(value)
  })
})

test('the upper mileage is the lower one where it is missing', () => {
  expect(VehicleRecord.parse(row()).kilometerstandbis).toBe(64_200)
})
