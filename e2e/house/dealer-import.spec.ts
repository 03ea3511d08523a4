import { aPartnerNumber } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

test('a list of partners is uploaded, mapped, checked and taken over', { tag: '@both-widths' }, async ({
  page,
  signInAs,
}) => {
  const number = aPartnerNumber()
  await signInAs('admin')
  await page.goto('/#/house/dealers')
  await page.getByRole('link', { name: 'Partner und Käufe importieren' }).click()
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  await expect(page.getByText('Bitte eine Datei wählen.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const rows = ['Kundennummer;E-Mail;Gruppe', `${number};neu@partner.example;HAENDLER`, 'zwölf;keine;FIRMA']
  const upload = async (name: string) => {
    const buffer = Buffer.from(rows.join('\n'))
    await page.getByLabel('Datei', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
    await expect(page.getByText('Es fehlen: Handelstyp.')).toBeVisible()
  }
  const wrong = `falsch-${number}.csv`
  await upload(wrong)
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  const ask = page.getByRole('dialog', { name: 'Import verwerfen?' })
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page).toHaveURL(/#\/house\/dealers\/imports$/)
  await expect(page.getByRole('region', { name: 'Letzte Importe' })).not.toContainText(wrong)

  await upload('partner.csv')
  await page.getByLabel('Feld für Gruppe').selectOption('handelTyp')
  await page.getByRole('button', { name: 'Mit diesen Spalten prüfen' }).click()

  const findings = page.getByRole('region', { name: 'Befunde' })
  await expect(findings.getByText('zwölf')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: '1 Zeile übernehmen' }).click()
  await expect(page.getByText('Die Datei ist übernommen.')).toBeVisible()
  await expectAccessible(page)
})
