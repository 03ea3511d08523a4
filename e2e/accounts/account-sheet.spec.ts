import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, type Who } from '../fixtures.ts'
import { shell } from '../pages/shell.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const opener = (page: Page) => shell(page).quickBar.getByRole('button', { name: 'Konto' })

/** The entries above the operator's links, which are the phone number and external pages. */
async function entriesOf(page: Page) {
  const places = page.getByRole('dialog').getByRole('listitem')
  const texts = await places.allInnerTexts()
  return texts.slice(
    0,
    texts.findIndex((text) => text.startsWith('Anrufen')),
  )
}

const always = ['Suche', /^Merkliste/]
const own = ['Mein Konto', 'Meine Anfragen', 'Meine Suchaufträge']
const roles: [who: Who | 'visitor', entries: (string | RegExp)[]][] = [
  ['visitor', [...always, 'Merkzettel', 'Login/Händlerregistrierung']],
  ['new', [...always, 'Merkzettel', 'Meine Unterlagen', 'Logout']],
  ['dealer', ['Meine Autoexpo', ...always, ...own, 'Mein Betrieb', 'Logout']],
  ['admin', [...always, ...own, 'Verwaltung', 'Administration', 'Logout']],
  ['office', [...always, ...own, 'Verwaltung', 'Logout']],
]
for (const [who, entries] of roles)
  test(`the account sheet on phones shows the complete menu for the role ${who}`, async ({
    page,
    signInAs,
  }) => {
    if (who !== 'visitor') await signInAs(who)
    await page.goto('/#/home')
    await opener(page).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expect.poll(async () => (await entriesOf(page)).length).toBe(entries.length)
    const found = await entriesOf(page)
    for (const [place, entry] of entries.entries()) expect(found[place]).toMatch(entry)
    await expectAccessible(page)
  })

test('the account sheet opens, closes and navigates by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('dealer')
  await page.goto('/#/home')
  const sheet = page.getByRole('dialog')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await sheet.getByRole('link', { name: 'Meine Anfragen' }).press('Enter')
  await expect(page).toHaveURL(/#\/enquiries$/)
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
