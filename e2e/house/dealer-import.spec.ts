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
  await page.getByLabel('Datei', { exact: true }).setInputFiles({
    name: 'partner.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  await expect(page.getByText('Es fehlen: Handelstyp.')).toBeVisible()
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
