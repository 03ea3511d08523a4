import { expect, test } from 'vitest'
import { loadTypeset } from './pdf-fonts.ts'

test.each([
  ['Łukasz Śniadecki', 'Archivo'],
  ['Şükrü Đorđević, Őry, Țiriac, Āboliņš, Đặng', 'Archivo'],
  ['Γιώργος Ξανθάκης, Αθήνα', 'Arimo'],
  ['Иванов Юрій Їжак, Ђорђе Шћепановић', 'Arimo'],
  ['Łukasz i Юрій', 'Arimo'],
  ['„12.345,67 €“ – 50 %', 'Archivo'],
])('a document shows %j as it is written', async (text, font) => {
  const typeset = await loadTypeset()
  expect(typeset(text)).toEqual({ text, font })
  expect(typeset(text, 'bold')).toEqual({ text, font: `${font}-Bold` })
})

test.each([
  ['გიორგი, Łódź', 'giorgi, Łódź'],
  ['王小明', 'WangXiaoMing'],
  ['Юрій 王', 'Юрій Wang'],
  ['S\u0301niadecki', 'Śniadecki'],
  ['12\u202f345', '12\u00a0345'],
  ['erste Zeile\nzweite', 'erste Zeile\nzweite'],
])('a document shows %j as %j', async (text, shown) => {
  expect((await loadTypeset())(text).text).toBe(shown)
})
