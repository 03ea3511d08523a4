import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { aStatement, statementOf } from '../testing/statements.ts'
import { readCamt, statementMaxBytes } from './camt-reader.ts'
import { statementFilesIn } from './statement-files.ts'

const shortOf = async (bytes: Buffer) =>
  (await readCamt(bytes)).map(({ bookings, ...statement }) => ({
    ...statement,
    bookings: bookings.map(({ amountCents, part, isBatch, payer, payerIban, reference }) => [
      ...[amountCents, part, isBatch, payer, payerIban, reference],
    ]),
  }))

describe('A statement', () => {
  test('of version 02 is read with split references, and without announced entries', async () => {
    expect(await shortOf(await statementOf('savings-bank-02'))).toEqual([
      {
        id: '0002026112600001',
        iban: 'DE02120300000000202051',
        day: '2026-11-26',
        bookings: [
          [
            2_287_000,
            0,
            false,
            'AUTOHAUS VOGEL GMBH',
            'DE89370400440532013000',
            'Rechnung RE-2026-00 4711 GW480988 & Dank',
          ],
          [1_575_000, 0, false, 'Müller & Söhne KG', null, 'Anzahlung'],
          [950, 0, false, '', null, 'Kontoführung'],
        ],
      },
    ])
    const [statement] = await readCamt(await statementOf('savings-bank-02'))
    expect(statement?.bookings).toMatchObject([
      { bankRef: '2026112610243547000', endToEndId: null, isCredit: true, valueOn: '2026-11-26' },
      { bankRef: null, endToEndId: 'RE-2026-004655', valueOn: '2026-11-27' },
      { isCredit: false, isReversal: false },
    ])
  })

  test('of version 08 is read with the parts of a batch; one without parts stays whole', async () => {
    const [statement] = await shortOf(await statementOf('cooperative-bank-08'))
    expect(statement?.bookings).toEqual([
      [1_000_000, 1, false, 'Händlerzentrum Süd', 'DE89370400440532013000', 'R E - 2 0 2 6 - 0 0 4 7 1 2'],
      [2_000_000, 2, false, 'Kovac Mobile DOO', null, 'RE-2026-004713'],
      [700_000, 0, true, '', null, 'SAMMELGUTSCHRIFT'],
    ])
  })

  test('with a return names the company that paid, not the house', async () => {
    const [statement] = await readCamt(await statementOf('returned-08'))
    expect(statement?.bookings).toMatchObject([
      { isCredit: false, isReversal: true, amountCents: 2_287_000, payer: 'AUTOHAUS VOGEL GMBH' },
    ])
  })

  test('with parts that do not add up, or in another currency or direction, keeps the amount whole', async () => {
    const text = (await statementOf('cooperative-bank-08')).toString('latin1')
    for (const [from, to] of [
      ['<ns:Amt Ccy="EUR">10000.00', '<ns:Amt Ccy="EUR">10000.01'],
      ['<ns:Amt Ccy="EUR">20000.00', '<ns:Amt Ccy="PLN">20000.00'],
      ['20000.00</ns:Amt><ns:CdtDbtInd>CRDT', '20000.00</ns:Amt><ns:CdtDbtInd>DBIT'],
    ] as const) {
      expect(text).toContain(from)
      const [statement] = await readCamt(Buffer.from(text.replace(from, to), 'latin1'))
      expect(statement?.bookings[0], to).toMatchObject({ amountCents: 3_000_000, part: 0, isBatch: true })
    }
  })
})

const refusal = (bytes: Buffer) =>
  readCamt(bytes).then(
    () => 'read',
    (error: Error) => error.message,
  )

describe('A file is refused with its reason', () => {
  const good = aStatement([{ cents: 100 }]).toString()
  const changed = (from: string, to: string) => {
    expect(good).toContain(from)
    return Buffer.from(good.replace(from, to))
  }

  test.each([
    [
      'with a DOCTYPE',
      () => changed('<Document', '<!DOCTYPE Document [<!ENTITY a "b">]><Document'),
      'DOCTYPE',
    ],
    ['with an unknown entity', () => changed('<Id>S-1', '<Id>&xxe;'), 'kein vollständiges XML'],
    ['in another namespace', () => changed('camt.053.001.02', 'camt.053.001.03'), 'CAMT.053'],
    ['in a namespace that begins the same', () => changed('camt.053.001.02', 'camt.053.001.02x'), 'CAMT.053'],
    ['of another kind', () => Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'), 'CAMT.053'],
    ['that ends early', () => Buffer.from(good.slice(0, -20)), 'kein vollständiges XML'],
    ['that is no XML', () => Buffer.from(':20:STARTUMSE'), 'kein vollständiges XML'],
    ['that is empty', () => Buffer.alloc(0), 'kein vollständiges XML'],
    ['without text', () => Buffer.from([0x80, 0x81]), 'kein lesbarer Text'],
    ['in UTF-7', () => changed('UTF-8', 'UTF-7'), 'Kodierung'],
    [
      'nested too deep',
      () => changed('<Id>S-1</Id>', '<a>'.repeat(100) + '</a>'.repeat(100)),
      'verschachtelt',
    ],
    [
      'with an amount in another currency',
      () => changed('<Amt Ccy="EUR">1.00', '<Amt Ccy="CHF">1.00'),
      'Euro',
    ],
    [
      'with a balance in another currency',
      () => changed('</CdOrPrtry></Tp><Amt Ccy="EUR">', '</CdOrPrtry></Tp><Amt Ccy="CHF">'),
      'nicht in Euro geführt',
    ],
    ['with fractions of a cent', () => changed('"EUR">1.00', '"EUR">1.005'), 'kein Betrag'],
    ['with a negative amount', () => changed('"EUR">1.00', '"EUR">-1.00'), 'kein Betrag'],
    ['with an exponent', () => changed('"EUR">1.00', '"EUR">1e5'), 'kein Betrag'],
    [
      'with an impossible day',
      () => changed('<BookgDt><Dt>2026-11-26', '<BookgDt><Dt>2026-02-30'),
      'kein Datum',
    ],
    ['without a closing balance', () => changed('<Cd>CLBD', '<Cd>XXXX'), 'Endsaldo'],
    ['without an account', () => changed('DE02120300000000202051', '12345'), 'keine IBAN'],
    [
      'without a direction',
      () => changed('CRDT</CdtDbtInd>\n<Sts>', 'XX</CdtDbtInd>\n<Sts>'),
      'Gutschrift oder Belastung',
    ],
    [
      'with balances that do not fit',
      () => aStatement([{ cents: 100 }], { closingCents: 601 }),
      'Anfangs- und Endsaldo passen nicht zu den Buchungen. Nichts wurde gebucht.',
    ],
    ['beyond 20 MB', () => Buffer.alloc(statementMaxBytes + 1), '20 MB'],
  ])('%s', async (_, make, reason) => {
    expect(await refusal(make())).toContain(reason)
  })
})

test('An element of another namespace is not taken for one of the bank', async () => {
  const text = aStatement([{ cents: 100 }]).toString()
  const foreign = '<x:Amt xmlns:x="urn:x" Ccy="EUR">999999.00</x:Amt><Sts>'
  const [statement] = await readCamt(Buffer.from(text.replace('<Sts>', foreign)))
  expect(statement?.bookings[0]?.amountCents).toBe(100)
})

test('A statement of an account in another currency is left out, beside one in euros', async () => {
  const text = aStatement([{ cents: 100 }]).toString()
  const [before = '', statement = '', after = ''] = text.split(/(<Stmt>[\s\S]*<\/Stmt>)/)
  const foreign = statement.replace('</Id></Acct>', '</Id><Ccy>USD</Ccy></Acct>').replaceAll('"EUR"', '"USD"')
  expect(await readCamt(Buffer.from(before + foreign + statement + after))).toHaveLength(1)
  expect(await readCamt(Buffer.from(before + foreign + after))).toEqual([])
})

test('Amounts are read without rounding', async () => {
  const cents = [1, 10, 115, 99_999_999, 1_000_000_000_001]
  const [statement] = await readCamt(aStatement(cents.map((amount) => ({ cents: amount }))))
  expect(statement?.bookings.map(({ amountCents }) => amountCents)).toEqual(cents)
})

describe('A statement of another program', () => {
  const good = aStatement([{ cents: 150 }]).toString()
  const undeclared = good.replace(/^<\?xml[^>]*\?>\s*/, '')
  const utf16 = Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${undeclared}`, 'utf16le')

  test.each<[string, string | Buffer]>([
    ['with a byte order mark', `\ufeff${good}`],
    ['with line ends of Windows', good.replaceAll('\n', '\r\n')],
    ['in UTF-16 without a mark', utf16],
    ['in big-endian UTF-16', Buffer.from(utf16).swap16()],
    ['with prefixes', undeclared.replaceAll(/<(\/?)(\w)/g, '<$1c:$2').replace('xmlns=', 'xmlns:c=')],
    ['with comments', good.replaceAll(/>([^<>\s][^<>]*)</g, '><!-- x -->$1<!-- y --><')],
    ['with texts as CDATA', good.replaceAll(/>([^<>&\s][^<>&]*)</g, '><![CDATA[$1]]><')],
    ['with amounts of five decimals', good.replaceAll(/(\d\.\d\d)<\/Amt>/g, '$1000</Amt>')],
    ['with amounts that end early', good.replaceAll('1.50<', '1.5<')],
    ['with time zones', good.replaceAll(/(<Dt>[\d-]+)/g, '$1+01:00')],
    ['with moments for days', good.replaceAll(/<Dt>(\d[\d-]+)<\/Dt>/g, '<DtTm>$1T00:00:00</DtTm>')],
  ])('%s says the same', async (_, content) => {
    expect(await readCamt(Buffer.from(content))).toEqual(await readCamt(Buffer.from(good)))
  })

  test('writes whole and half euros as it likes', async () => {
    for (const text of ['5.', '5', '+5.0', '05.00'])
      expect(
        (
          await readCamt(
            Buffer.from(
              aStatement([{ cents: 500 }])
                .toString()
                .replaceAll('5.00', text),
            ),
          )
        )[0],
      ).toMatchObject({ bookings: [{ amountCents: 500 }] })
    const half = aStatement([{ cents: 50 }])
      .toString()
      .replaceAll('0.50', '.5')
    expect(await readCamt(Buffer.from(half))).toMatchObject([{ bookings: [{ amountCents: 50 }] }])
  })
})

async function aZip(files: [name: string, bytes: Buffer][]) {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

describe('A ZIP', () => {
  test('is unpacked to its files, without those of file managers', async () => {
    const zip = await aZip([
      ['a.xml', Buffer.from('a')],
      ['__MACOSX/a.xml', Buffer.from('x')],
      ['ordner/b.xml', Buffer.from('b')],
    ])
    expect((await statementFilesIn('x.zip', zip)).map(({ name, bytes }) => [name, bytes.toString()])).toEqual(
      [
        ['a.xml', 'a'],
        ['ordner/b.xml', 'b'],
      ],
    )
  })

  test('that unpacks to a hundred times its size, has too many files, is encrypted or damaged is refused', async () => {
    const refused = (zip: Buffer) =>
      statementFilesIn('x.zip', zip).then(
        () => 'read',
        (error: Error) => error.message,
      )
    expect(await refused(await aZip([['a.xml', Buffer.alloc(5_000_000)]]))).toContain('zu groß')
    const many = Array.from({ length: 101 }, (_, index): [string, Buffer] => [
      `${index}.xml`,
      Buffer.from('x'),
    ])
    expect(await refused(await aZip(many))).toContain('100 Dateien')
    expect(await refused((await aZip([['a.xml', Buffer.from('abc')]])).subarray(0, 40))).toContain(
      'beschädigt',
    )
    const encrypted = await aZip([['a.xml', Buffer.from('abc')]])
    const flags = encrypted.lastIndexOf('PK\u0001\u0002') + 8
    encrypted.writeUInt16LE(encrypted.readUInt16LE(flags) | 1, flags)
    expect(await refused(encrypted)).toContain('verschlüsselt')
    expect(await refused(await aZip([['__MACOSX/x', Buffer.from('x')]]))).toContain('leer')
  })
})
