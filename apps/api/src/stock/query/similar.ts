import { Criteria } from '@portal/domain/criteria'

/** What makes a car similar to another, also to one that is sold. `preis` is that of one tier. */
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

/** Searches from the closest relation to the widest. */
export function similarTo(traits: Traits): Criteria[] {
  const { hersteller: maker, modellgruppe: car_model, transporter } = traits
  const body = Criteria.parse({
    transporter,
    fahrzeugtyp: traits.fahrzeugtyp ?? undefined,
    fahrzeugkategorietypnfz: traits.fahrzeugkategorietypnfz ?? undefined,
  })
  return [{ transporter, maker, car_model }, { ...body, maker }, body]
}
