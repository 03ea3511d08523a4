/** Lists whose options are counted given all other criteria, with their columns; ranges have no counts here. */
export const optionLists = {
  maker: 'hersteller',
  car_model: 'modellgruppe',
  transporter: 'transporter',
  fahrzeugtyp: 'fahrzeugtyp',
  fahrzeugkategorietypnfz: 'fahrzeugkategorietypnfz',
  kraftstoffart: 'kraftstoffart',
  getriebe: 'getriebe',
  ausstattung: 'farbe',
  schiebetuer: 'schiebetuer',
} as const
export type OptionList = keyof typeof optionLists
export const optionListNames = Object.keys(optionLists) as OptionList[]
