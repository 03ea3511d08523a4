/** Which part of the long tests is asked for: `pnpm test:long 1/50` does a fiftieth. */
function shareOf(text: string): number {
  const [, part = '1', whole = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(text) ?? []
  return Number(part) / Number(whole)
}

/** As many of `all` as the share asks for, at least one. */
export const shared = (all: number) =>
  Math.max(1, Math.round(all * shareOf(process.env.LONG_TEST_SHARE ?? '1')))
