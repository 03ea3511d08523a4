import { internalNumberMaximum, NumberFrom } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import type { PrismaClient, StockSource } from '../../../generated/prisma/client.ts'
import type { NumbersOf } from '../../delivery/convert.ts'
import { type Db, lockByName } from '../../plugins/db.ts'

type Found = { gwnummer: string } | { hint: string }

/** The only six digits in a row within a text ("GW 480988 / Nord"). */
function digitsIn(text: string): Found {
  const found = new Set(text.match(/(?<!\d)\d{6}(?!\d)/g))
  const [gwnummer] = found
  if (found.size === 1 && gwnummer !== undefined) return { gwnummer }
  const hint =
    found.size === 0
      ? t('Hier stehen keine sechs Ziffern am Stück.')
      : t('Hier stehen mehrere Nummern mit sechs Ziffern.')
  return { hint }
}

const internalNumber = new RegExp(`^[^<>\\p{C}]{1,${internalNumberMaximum}}$`, 'u')

function flawOf(text: string): Found | null {
  if (text === '') return { hint: t('Hier muss die interne Nummer stehen.') }
  if (internalNumber.test(text)) return null
  return { hint: t`Interne Nummern haben höchstens ${internalNumberMaximum} Zeichen, ohne < und >.` }
}

type Wanted = { first: number; last: number; count: number }

/** The first numbers of a range that neither a vehicle nor an internal number has, as six digits, in ascending order. */
async function freeNumbers(db: Db, { first, last, count }: Wanted): Promise<string[]> {
  const rows = await db.$queryRaw<{ gwnummer: string }[]>`
    SELECT gwnummer FROM (SELECT lpad(n::text, 6, '0') AS gwnummer FROM generate_series(${first}::int, ${last}::int) n) r
    WHERE NOT EXISTS (SELECT FROM vehicle v WHERE v.gwnummer = r.gwnummer)
      AND NOT EXISTS (SELECT FROM stock_number s WHERE s.gwnummer = r.gwnummer)
    ORDER BY gwnummer LIMIT ${count}`
  return rows.map(({ gwnummer }) => gwnummer)
}

type Range = { id: number; first: number; last: number }
type Mode = {
  /** False: a check, which assigns the same free numbers without storing them. */
  isTaking: boolean
  now: Date
}

/** Assigns the free numbers of a range in their order and remembers them for the source. */
class AssignedNumbers {
  #db: PrismaClient
  #range: Range
  #mode: Mode
  #known: Map<string, string> | null = null
  /** The next number that a check may use. */
  #next: number

  constructor(db: PrismaClient, range: Range, mode: Mode) {
    this.#db = db
    this.#range = range
    this.#mode = mode
    this.#next = range.first
  }

  async of(texts: readonly string[]): Promise<Map<string, Found>> {
    this.#known ??= await this.#stored()
    const wanted = new Set(texts.filter((text) => flawOf(text) === null && !this.#known?.has(text)))
    for (const [text, gwnummer] of await this.#assigned([...wanted])) this.#known.set(text, gwnummer)
    return new Map(texts.map((text) => [text, this.#foundOf(text)]))
  }

  #foundOf(text: string): Found {
    const { first, last } = this.#range
    const gwnummer = this.#known?.get(text)
    if (gwnummer !== undefined) return { gwnummer }
    return (
      flawOf(text) ?? { hint: t`Der Nummernkreis ${written(first)} bis ${written(last)} ist aufgebraucht.` }
    )
  }

  async #stored() {
    const rows = await this.#db.stockNumber.findMany({ where: { sourceId: this.#range.id } })
    return new Map(rows.map((row) => [row.internalNumber, row.gwnummer]))
  }

  async #assigned(wanted: string[]): Promise<[string, string][]> {
    if (wanted.length === 0) return []
    const { id: sourceId, last } = this.#range
    const { isTaking, now } = this.#mode
    return this.#db.$transaction(async (tx) => {
      await lockByName(tx, 'stock-numbers')
      const free = await freeNumbers(tx, { first: this.#next, last, count: wanted.length })
      const pairs = free.flatMap((gwnummer, index): [string, string][] => {
        const internal = wanted[index]
        return internal === undefined ? [] : [[internal, gwnummer]]
      })
      if (isTaking)
        await tx.stockNumber.createMany({
          data: pairs.map(([internal, gwnummer]) => ({
            ...{ sourceId, internalNumber: internal, gwnummer, createdAt: now },
          })),
        })
      this.#next = Number(free.at(-1) ?? last) + 1
      return pairs
    })
  }
}

const written = (number: number) => String(number).padStart(6, '0')

/**
 * How the GW numbers of a source are read; null when they are in their column.
 * Numbers assigned for a takeover stay assigned, also if it fails, so that a repeated delivery has the same.
 */
export function numbersOfSource(db: PrismaClient, source: StockSource, mode: Mode): NumbersOf | null {
  const { id, numberFrom, numberFirst, numberLast } = source
  switch (NumberFrom.parse(numberFrom)) {
    case 'column':
      return null
    case 'digits':
      return async (texts) => new Map(texts.map((text) => [text, digitsIn(text)]))
    case 'range': {
      const numbers = new AssignedNumbers(db, { id, first: numberFirst ?? 1, last: numberLast ?? 0 }, mode)
      return (texts) => numbers.of(texts)
    }
  }
}

/** How many internal numbers of each source have a GW number. */
export async function assignedCounts(db: Db, sourceIds: number[]): Promise<Map<number, number>> {
  const rows = await db.stockNumber.groupBy({
    by: ['sourceId'],
    where: { sourceId: { in: sourceIds } },
    _count: true,
  })
  return new Map(rows.map(({ sourceId, _count }) => [sourceId, _count]))
}
