import { Criteria } from '@portal/domain/criteria'

/** The traits by which cars are similar, also available for a sold car. `preis` is that of one tier. */
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
