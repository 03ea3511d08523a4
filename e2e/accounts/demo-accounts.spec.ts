import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { expect, logins, test } from '../fixtures.ts'
import { loginPage } from '../pages/login.ts'

for (const [who, username] of Object.entries(logins)) {
  test(`the demo account "${who}" signs in`, async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await login.signIn(username, demoPassword)

    await expect(login.heading).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
}
