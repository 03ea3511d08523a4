/**
 * What a number of a phrase measures; doors and seats are counted, `age` is in years, `month` in six digits. `other` is no criterion, but must
 * not be read as one: the range of an electric car is no mileage, a monthly rate no price.
 */
export type Dimension =
  | ('price' | 'km' | 'year' | 'month' | 'age' | 'ps' | 'kw' | 'kg' | 'seats' | 'doors' | 'gw')
  | ('treadMm' | 'repairCost' | 'keys' | 'inch' | 'other')

/** `dimension` is null for a mere multiplier ("tsd"). */
export type Unit = { dimension: Dimension | null; factor: number }

const named = (names: string, dimension: Dimension | null, factor = 1) =>
  names.split(' ').map((name) => [name, { dimension, factor }] as const)

/** Units by their folded spelling. */
export const units: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...named('€ euro euros eur', 'price'),
  ...named('t€ k€ tsd€ teuro teur tsdeuro mille riesen', 'price', 1000),
  ...named('tsd tausend tds k', null, 1000),
  ...named('km kms kilometer kilometern', 'km'),
  ...named('tkm tsdkm tskm kkm', 'km', 1000),
  ...named('ps pferdestarken pferde', 'ps'),
  ...named('kw kilowatt', 'kw'),
  ...named('kg kilo kilogramm', 'kg'),
  ...named('t to tonne tonnen tonner', 'kg', 1000),
  ...named(
    'sitz sitze si sitzpl sitzen sitzer sitzig sitzplatz sitzplatze sitzplatzen platz platze platzer',
    'seats',
  ),
  ...named('trg tg tr turg tur turen turer turig turige turiger turiges turigen', 'doors'),
  ...named('mm millimeter millimetern', 'treadMm'),
  ...named('jahr jahre jahren jhr j', 'age'),
  ...named('ez', 'year'),
  ...named('schlussel schlusseln', 'keys'),
  ...named('zoll zoller', 'inch'),
  ...named('liter litern ccm kwh nm zylinder zylindern zyl', 'other'),
  ...named('monat monate monaten stuck stk bereift airbag airbags', 'other'),
  ...named('m3 cm3 kubik kubikmeter kubikmetern', 'other'),
  // "8fach bereift"
  ...named('fach', null),
  // No criterion names earlier owners: "1. Hand".
  ...named('hand hd vorbesitzer vorbesitzern besitzer halter vorhalter', 'other'),
  ...named('meilen meile', 'km', 1.609_344),
  // Prices are in euro.
  ...named('franken chf sfr', 'other'),
])
