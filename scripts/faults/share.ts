/** The share of the long tests to run: `pnpm test:long 1/50` runs a fiftieth. */
function shareOf(text: string): number {
  const [, part = '1', whole = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(text) ?? []
  return Number(part) / Number(whole)
}

/** The share of `all`, at least one. */
export const shared = (all: number) =>
  Math.max(1, Math.round(all * shareOf(process.env.LONG_TEST_SHARE ?? '1')))
