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

type Named = { hersteller: string; modellgruppe: string; modell?: string | null | undefined }

/** The model group that names a vehicle; the model if the group is "andere" or repeats the maker. */
export function groupOf({ hersteller, modellgruppe, modell }: Named): string {
  const isNamed = (name: string) => !['', 'andere', hersteller.toLowerCase()].includes(name.toLowerCase())
  return isNamed(modellgruppe) ? modellgruppe : modell && isNamed(modell) ? modell : hersteller
}

/** The name of a vehicle on every page, in mails and in titles: "BMW 3er", "BMW 330e Limousine", never "BMW andere". */
export const carName = (car: Named) => vehicleName(car.hersteller, groupOf(car))
