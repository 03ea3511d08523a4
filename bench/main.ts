/** `pnpm bench <name> [sizes]`: measures one table of the performance goals and writes bench/results/<name>.md. */
const benches: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  search: () => import('./search.ts'),
  'signed-in': () => import('./signed-in.ts'),
  import: () => import('./import.ts'),
  load: () => import('./load.ts'),
  soak: () => import('./soak.ts'),
  peers: () => import('./peers.ts'),
  engines: () => import('./engines.ts'),
  growth: () => import('./growth.ts'),
  web: () => import('./web.ts'),
  crowd: () => import('./crowd.ts'),
  refresh: () => import('./refresh.ts'),
  desk: () => import('./desk.ts'),
  replica: () => import('./replica.ts'),
  photos: () => import('./photos.ts'),
  pictures: () => import('./pictures.ts'),
  webhooks: () => import('./webhooks.ts'),
  inp: () => import('./inp.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) await (await bench()).run(args)
else {
  console.error(`Usage: pnpm bench ${Object.keys(benches).join('|')} [sizes]`)
  process.exitCode = 1
}
