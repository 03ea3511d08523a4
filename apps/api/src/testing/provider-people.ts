import { expect } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import { aBrowser } from './browser.ts'
import {
  type IdentityProvider,
  type ProviderPerson,
  providerClient,
  startIdentityProvider,
} from './identity-provider.ts'
import { listeningApi } from './servers.ts'

export type Browser = ReturnType<typeof aBrowser>

/** Lets the listening application of the test file use an identity provider. */
export function useProvider(portal: string, idp: IdentityProvider) {
  Object.assign(api().env, {
    ...{ PUBLIC_URL: portal, OIDC_ISSUER: idp.issuer },
    ...{ OIDC_CLIENT_ID: providerClient.id, OIDC_CLIENT_SECRET: providerClient.secret },
    ...{ HOUSE_SIGN_IN: 'any', EMERGENCY_ADMIN: '' },
  })
}

/** Starts the portal of the test file and an identity provider that know each other. */
export async function startWithProvider() {
  const portal = await listeningApi()
  const idp = await startIdentityProvider()
  idp.serve(portal)
  let count = 0

  /** A person whom the identity provider knows. */
  function aPerson(more: Partial<ProviderPerson> = {}): ProviderPerson {
    count += 1
    const sub = `person-${count}`
    const person = {
      ...{ sub, email: `kollege${count}@haus.example`, email_verified: true },
      ...{ given_name: 'Katrin', family_name: 'Vogel', groups: ['verkauf'], ...more },
    }
    idp.people.set(sub, person)
    return person
  }

  async function start(browser: Browser): Promise<string> {
    const reply = await browser.post(`${portal}/auth/oidc/start`)
    expect(reply.status).toBe(200)
    return z.object({ url: z.url() }).parse(await reply.json()).url
  }

  const ends = async (browser: Browser, url: string) =>
    ((await browser.open(url)).at(-1) ?? '').replace(`${portal}/#/login/house`, '')

  return {
    ...{ portal, idp, aPerson, start, ends },
    browserOf: ({ sub }: { sub: string }) => aBrowser({ [idp.issuer]: { person: sub } }),
    /** Signs in and returns what the page of the portal says on which the browser ends: '' = signed in. */
    signIn: async (browser: Browser) => ends(browser, await start(browser)),
    accountIn: (browser: Browser) => browser.send(`${portal}/uaa/api/account`),
  }
}
