import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { lightPage } from '../kept-pages.ts'
import { carWhere } from '../pages/car-details.ts'
import { enquiryDesk } from '../pages/enquiry-desk.ts'
import { call } from '../session.ts'

/** Sends a mail to the inbox of replies from an address that no thread knows. */
async function receive(subject: string, text: string) {
  const head = {
    From: 'Erika Privat <privat@fremd.example>',
    To: 'antwort@autoexpo.example',
    Subject: subject,
    'Message-ID': `<${randomUUID()}@fremd.example>`,
    'Content-Type': 'text/plain; charset=utf-8',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  const body = [...lines, '', text].join('\r\n')
  const reply = await fetch(`${process.env.OUTSIDE_URL}/inbox`, { method: 'POST', body })
  expect(reply.status).toBe(204)
}

test('of two replies that fit no thread one is assigned and one discarded', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  const question = `Gibt es ein Scheckheft? ${randomUUID()}`
  const lastName = `Beispiel${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const { gwnummer } = await carWhere(page, () => true)
  await page.goto(lightPage)
  await call(page, 'GET', '/mvp/api/portal-settings')
  await call(page, 'POST', '/mvp/api/mvp-user-car-request', {
    ...{ gwnummer, firstName: 'Erika', lastName, telephone: '+49 69 90009 120', consent: true },
    ...{ userEmail: `${lastName}@haendler.example`, bemerkungen: question },
  })
  const [wanted, unwanted] = [`Zu meiner Anfrage ${randomUUID()}`, `Werbung ${randomUUID()}`]
  const answer = `Ich schreibe von zu Hause. ${randomUUID()}`
  await receive(wanted, answer)
  await receive(unwanted, 'Jetzt zugreifen!')

  await signInAs('office')
  const mail = (subject: string) => page.getByRole('article', { name: subject })
  await expect(async () => {
    await page.goto('/#/house/mail-replies')
    await page.reload()
    await expect(mail(unwanted)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(mail(wanted)).toContainText('privat@fremd.example')
  await expect(mail(wanted)).toContainText('Die Antwortadresse einer Nachricht fehlt.')
  await expect(mail(wanted)).toContainText(answer)
  await expectAccessible(page)
  await expectFits(page)

  await mail(wanted).getByRole('button', { name: 'Zuordnen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mail zuordnen' })
  await expect(dialog.getByText('Kein offener Vorgang gefunden.')).toBeVisible()
  await dialog.getByLabel('GW-Nummer').fill(gwnummer)
  const thread = dialog.getByRole('button', { name: `Anfrage von Erika ${lastName}, GW ${gwnummer}` })
  await expect(thread).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await thread.click()
  await expect(page.getByText('Die Mail ist zugeordnet.')).toBeVisible()
  await expect(mail(wanted)).toHaveCount(0)

  await mail(unwanted).getByRole('button', { name: 'Verwerfen' }).click()
  const sure = page.getByRole('dialog', { name: 'Mail verwerfen?' })
  await expect(sure).toContainText('nach 30 Tagen gelöscht')
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByText('Die Mail ist verworfen.')).toBeVisible()
  await expect(mail(unwanted)).toHaveCount(0)

  await page.getByLabel('Status').selectOption('Verworfen')
  await expect(mail(unwanted)).toBeVisible()
  await expect(mail(unwanted).getByRole('button')).toHaveCount(0)
  await page.getByLabel('Status').selectOption('Zugeordnet')
  await expectFits(page)
  await mail(wanted).getByRole('link', { name: 'Anfrage öffnen' }).click()
  const { thread: messages } = enquiryDesk(page)
  await expect(messages.getByText(question)).toBeVisible()
  await expect(messages.getByText(answer)).toBeVisible()
})
