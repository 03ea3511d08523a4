/** A text in small letters without accents, for comparisons; as long as the composed text. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The name of a vehicle from its maker and its model or model group. A model that repeats its maker, whatever the case
 * and the accents, is named with the maker once and as the maker is spelt: "Audi", not "Audi Audi"; "Škoda Fabia", not
 * "Škoda Skoda Fabia".
 */
export function vehicleName(maker: string, model: string): string {
  const isRepeated = plain(`${model} `).startsWith(plain(`${maker} `))
  const rest = isRepeated ? model.split(' ').slice(maker.split(' ').length) : [model]
  return [maker, ...rest].join(' ')
}
