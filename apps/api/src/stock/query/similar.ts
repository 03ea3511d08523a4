import { Criteria } from '@portal/domain/search/criteria'

/** The attributes by which similar cars are found; a sold car has them as well. `preis` is in euro, of one tier. */
export type Traits = {
  fahrzeugid: number
  hersteller: string
  modellgruppe: string
  transporter: boolean
  fahrzeugtyp: string | null
  fahrzeugkategorietypnfz: string | null
  preis: number | null
}

export const similarShown = 6

/** The searches for similar cars, from the narrowest to the widest. */
export function similarTo(traits: Traits): Criteria[] {
  const { hersteller: maker, modellgruppe: car_model, transporter } = traits
  const body = Criteria.parse({
    transporter,
    fahrzeugtyp: traits.fahrzeugtyp ?? undefined,
    fahrzeugkategorietypnfz: traits.fahrzeugkategorietypnfz ?? undefined,
  })
  return [{ transporter, maker, car_model }, { ...body, maker }, body]
}
