/** Host patterns of the two servers that are not the real one (U-36); any other address shows no banner. */
const serverBanners = [
  { host: /^test\./, text: 'TESTSERVER', kind: 'test' },
  { host: /^(int|integration)\./, text: 'INTEGRATIONSSERVER', kind: 'integration' },
] as const

/** @returns the banner that belongs to a page address, or undefined on the real server. */
export const serverBannerOf = (hostname: string) => serverBanners.find(({ host }) => host.test(hostname))
