import { expect, test } from './fixtures.ts'

for (const who of ['dealer', 'dealer2', 'admin', 'new', 'waiting'] as const) {
  test(`the demo account "${who}" signs in`, async ({ page, signInAs }) => {
    await signInAs(who)

    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
}
