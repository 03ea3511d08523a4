import { Criteria } from '../search/criteria.ts'
import { NameIndex } from '../search/search-words/catalogue.ts'
import { codesOf } from '../vehicles/attributes/attribute.ts'
import { searchCriteria } from '../vehicles/attributes/criterion-rules.ts'

const linesOf = (text: string) => text.trim().split(/\n\s*/)

/** Makers with their model groups. */
const catalogue = linesOf(`
  Alfa Romeo: 145, 147, 156, 159, Spider, andere
  Audi: 100, 80, 90, A1, A2, A3, A4, A5, A6, A8, Q3, Q5, Q7, TT, andere
  BMW: 1er, 3er, 5er, 6er, 7er, M-Reihe, X-Reihe, Z-Reihe, andere
  Chevrolet: Aveo, Captiva, Matiz, Spark, andere
  Chrysler: 300C, Crossfire, Grand Voyager, PT Cruiser, Voyager, andere
  Citroën: Berlingo, C1, C2, C3, C4, C5, andere
  Dacia: Duster, Lodgy, Logan, Sandero
  Daewoo: Kalos, Lanos, Matiz, Nubira, andere
  Daihatsu: Charade, Cuore, Materia, Sirion, Terios, andere
  Fiat: 500, Bravo, Croma, Doblo, Ducato, Panda, Punto, Seicento, Stilo, andere
  Ford: B-Max, C-Max, Escort, Fiesta, Focus, Fusion, Galaxy, Ka, Kuga, Mondeo, Mustang, S-Max, Transit, andere
  Honda: Accord, CR-Reihe, Civic, Jazz, andere
  Hyundai: Getz, Santa Fe, Tucson, andere, i-Reihe
  Jaguar: S-Type, X-Type, andere
  Jeep: Cherokee, Grand Cherokee, Wrangler, andere
  Kia: Carnival, Ceed, Picanto, Rio, Sorento, Sportage, andere
  Lada: Niva, andere
  Lancia: Kappa, Lybra, Musa, Ypsilon, andere
  Land Rover: Defender, Discovery, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport
  MINI: Clubman, Cooper, One, andere
  Mazda: 1er-Reihe, 3er-Reihe, 5er-Reihe, 6er-Reihe, CX-Reihe, MX-Reihe, RX-Reihe, andere
  Mercedes-Benz: A-Klasse, B-Klasse, C-Klasse, CL, CLK, E-Klasse, G-Klasse, GL, GLK, M-Klasse, S-Klasse, SL, SLK, Sprinter, V-Klasse, Viano, Vito, andere
  Mitsubishi: Carisma, Colt, Galant, Lancer, Outlander, Pajero, andere
  Nissan: Almera, Juke, Micra, Navara, Note, Primera, Qashqai, X-Trail, andere
  Opel: Agila, Antara, Astra, Calibra, Combo, Corsa, Insignia, Kadett, Meriva, Omega, Signum, Tigra, Vectra, Vivaro, Zafira, andere
  Peugeot: 1er-Reihe, 2er-Reihe, 3er-Reihe, 4er-Reihe, 5er-Reihe, andere
  Porsche: 911, Boxster, Cayenne, andere
  Renault: Clio, Espace, Kangoo, Laguna, Megane, Modus, R19, Scenic, Twingo, andere
  Rover: andere
  Saab: 900, 9000, andere
  Seat: Alhambra, Altea, Arosa, Cordoba, Exeo, Ibiza, Leon, Mii, Toledo, andere
  Smart: Roadster, andere, forFour, forTwo
  Subaru: Forester, Impreza, Justy, Legacy, andere
  Suzuki: Grand Vitara, Jimny, Swift, andere
  Toyota: Auris, Avensis, Aygo, Corolla, RAV4, Verso, Yaris, andere
  Trabant: andere
  Volkswagen: Amarok, Beetle, Bora, CC, Caddy, Eos, Fox, Golf, Jetta, Kaefer, Lupo, Passat, Phaeton, Polo, Scirocco, Sharan, Tiguan, Touareg, Touran, Transporter, andere, up!
  Volvo: 850, C-Reihe, S60, V40, V50, V60, V70, XC-Reihe, andere
  Škoda: Citigo, Fabia, Octavia, Roomster, Superb, Yeti, andere
`).map((line) => {
  const [maker = '', groups = ''] = line.split(': ')
  return { maker, groups: groups.split(', ') }
})
export const names = new NameIndex(catalogue)

/** Every value of a criterion; the model groups are those of the maker. */
function valuesOf(criterion: string, maker: string | null): readonly string[] {
  if (criterion === 'maker') return catalogue.map((entry) => entry.maker)
  if (criterion === 'car_model') return catalogue.find((entry) => entry.maker === maker)?.groups ?? []
  const rule = searchCriteria.find((entry) => entry.criterion === criterion)?.rule
  return rule && 'options' in rule ? codesOf(rule.options) : []
}

/** Criteria as in an address; `name!=value` stands for all other values of a criterion. */
export function criteriaOf(address: string): Criteria {
  const parameters = new URLSearchParams(address)
  const values = [...new Set(parameters.keys())].map((key) => {
    const given = parameters.getAll(key)
    if (!key.endsWith('!')) return [key, given.length === 1 ? given[0] : given]
    const criterion = key.slice(0, -1)
    const others = valuesOf(criterion, parameters.get('maker')).filter((value) => !given.includes(value))
    return [criterion, others]
  })
  return Criteria.parse(Object.fromEntries(values))
}

export type Phrase = [phrase: string, criteria: Criteria, notUnderstood: string[]]

/** One phrase per line: the phrase | its criteria | what is not understood, divided by semicolons. */
export const phrases = (text: string): Phrase[] =>
  linesOf(text).map((line) => {
    const [phrase = '', address = '', notUnderstood = ''] = line.split(' | ')
    return [phrase, criteriaOf(address), notUnderstood === '' ? [] : notUnderstood.split('; ')]
  })
