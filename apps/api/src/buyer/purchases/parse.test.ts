import { expect, test } from 'vitest'
import { PurchaseRow } from './parse.ts'

const older = {
  ...{ partner_number: '200001', gwNummer: '480988', modell: 'A4', FIN: 'wauzzzf4002140988' },
  ...{ farbe: '', kaufDatum: '28.05.2026', status: 'zahlungseingang' },
}
const newer = {
  ...{ partner_number: '200001', gwnummer: '480988', model: 'A4', fin: 'WAUZZZF4002140988' },
  ...{ puchasesDate: '2026-05-28', red: '0', yellow: 'ja', green: '' },
}
const row = {
  ...{ partner_number: '200001', gwnummer: '480988', model: 'A4', fin: 'WAUZZZF4002140988' },
  ...{ maker: null, color: null, price: null, puchasesDate: new Date('2026-05-28') },
  ...{ red: false, yellow: true, green: false },
}

test('A row of both forms of the format is read alike', () => {
  expect([PurchaseRow.parse(older), PurchaseRow.parse(newer)]).toEqual([row, row])
})

test.each([
  [{ kaufpreis: '16.500,00 €' }, { price: 16_500 }],
  [{ price: '16500.5' }, { price: 16_500.5 }],
  [
    { hersteller: 'Audi', color: 'Weiß' },
    { maker: 'Audi', color: 'Weiß' },
  ],
  [{ kaufDatum: '1.2.2026' }, { puchasesDate: new Date('2026-02-01') }],
  [{ status: 'Abgeholt' }, { yellow: false, green: true }],
])('A row with %j has %j', (cells, read) => {
  expect(PurchaseRow.parse({ ...older, ...cells })).toEqual({ ...row, ...read })
})

test.each<[object, object, [column: string, rule: string][]]>([
  [older, { partner_number: '' }, [['partner_number', 'required']]],
  [older, { partner_number: '2#' }, [['partner_number', 'format']]],
  [older, { gwNummer: '48098' }, [['gwnummer', 'format']]],
  [older, { FIN: 'WAUZZZF400214098O' }, [['fin', 'format']]],
  [older, { modell: '' }, [['model', 'required']]],
  [older, { modell: 'A<4' }, [['model', 'format']]],
  [older, { farbe: 'w<b>' }, [['color', 'format']]],
  [older, { hersteller: 'a'.repeat(81) }, [['maker', 'format']]],
  [older, { kaufpreis: '-5' }, [['price', 'range']]],
  [older, { kaufpreis: 'viel' }, [['price', 'range']]],
  [older, { kaufDatum: '31.02.2026' }, [['puchasesDate', 'date']]],
  [older, { kaufDatum: 'gestern' }, [['puchasesDate', 'date']]],
  [older, { kaufDatum: '' }, [['puchasesDate', 'date']]],
  [older, { status: 'Verkauft' }, [['status', 'code']]],
  [newer, { yellow: 'vielleicht' }, [['red', 'code']]],
])('A row of %j with %j has the findings %j', (form, cells, findings) => {
  const { error } = PurchaseRow.safeParse({ ...form, ...cells })
  expect(
    error?.issues.map((issue) => [issue.path.join('.'), 'params' in issue ? issue.params?.rule : undefined]),
  ).toEqual(findings)
})
