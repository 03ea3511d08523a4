/** `pnpm bench <name> [sizes]`: measures one table of the performance goals and writes bench/results/<name>.md. */
type Bench = () => Promise<{ run: (args: string[]) => Promise<void> }>

const number = /^[1-9]\d*$/
const address = /^https?:\/\/\S+$/
const any = /./

/** Each bench with what its arguments look like; the last pattern holds for further ones if there may be any number. */
const benches: Record<string, { load: Bench; takes: RegExp[]; isOpen?: boolean }> = {
  search: { load: () => import('./search.ts'), takes: [number], isOpen: true },
  'signed-in': { load: () => import('./signed-in.ts'), takes: [number] },
  import: { load: () => import('./import.ts'), takes: [number], isOpen: true },
  load: { load: () => import('./load.ts'), takes: [number] },
  soak: { load: () => import('./soak.ts'), takes: [number] },
  peers: { load: () => import('./peers.ts'), takes: [number, /^--platforms(?:=.*)?$/, /^(?:[a-z,]*)$/] },
  engines: { load: () => import('./engines.ts'), takes: [number], isOpen: true },
  growth: { load: () => import('./growth.ts'), takes: [number], isOpen: true },
  web: { load: () => import('./web.ts'), takes: [address] },
  crowd: { load: () => import('./crowd.ts'), takes: [number], isOpen: true },
  refresh: { load: () => import('./refresh.ts'), takes: [] },
  desk: { load: () => import('./desk.ts'), takes: [number, number, number] },
  replica: { load: () => import('./replica.ts'), takes: [number] },
  photos: { load: () => import('./photos.ts'), takes: [number] },
  pictures: { load: () => import('./pictures.ts'), takes: [] },
  webhooks: { load: () => import('./webhooks.ts'), takes: [number, number] },
  inp: { load: () => import('./inp.ts'), takes: [address, any] },
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
const patternAt = (place: number) => bench?.takes[place] ?? (bench?.isOpen ? bench.takes.at(-1) : undefined)
const wrong = args.find((arg, place) => !patternAt(place)?.test(arg))
const where = args.find((arg) => address.test(arg))

/** Whether a portal answers there, if the bench is given an address. */
const answers = async () =>
  where === undefined ||
  (await fetch(where).then(
    ({ ok }) => ok,
    () => false,
  ))

function refuse(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}

if (!bench) refuse(`Usage: pnpm bench ${Object.keys(benches).join('|')} [sizes]`)
else if (wrong !== undefined)
  refuse(`pnpm bench ${name} cannot use ${wrong}; docs/performance.md shows each call.`)
else if (name === 'inp' && !where) refuse('Usage: pnpm bench inp http://localhost:3000')
else if (!(await answers())) refuse(`No portal answers at ${where}.`)
else
  try {
    await (await bench.load()).run(args)
  } catch (error) {
    const isWrongOption =
      error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(`${error.code}`)
    if (!isWrongOption) throw error
    refuse(error.message)
  }
