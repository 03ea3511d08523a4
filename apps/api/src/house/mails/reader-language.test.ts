import { globSync, readFileSync } from 'node:fs'
import { invitePerson } from '@portal/contract/accounts/company'
import { requestPasswordReset } from '@portal/contract/accounts/password'
import { type EnquiryEvent, enquiryEventText } from '@portal/domain/buyer/enquiry-events'
import { languages } from '@portal/domain/site/language'
import { catalogFile, chapters } from '@portal/languages/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  closedMail,
  companyChangedMail,
  companyLabels,
  emailChangedMail,
  secondFactorResetMail,
  unblockedMail,
} from '../../accounts/account/mail.ts'
import { keyCreatedMail, keyRevokedMail } from '../../accounts/api-keys/mail.ts'
import { lockedMail, unlockedMail } from '../../accounts/auth/mail.ts'
import { leftMail, removedMail } from '../../accounts/company/mail.ts'
import { invitationMail } from '../../accounts/company-invitations/mail.ts'
import {
  activatedMail,
  deactivatedMail,
  paperMissingMail,
  refusedMail,
} from '../../accounts/dealer-activation/mail.ts'
import { newDeviceMail } from '../../accounts/devices/mail.ts'
import { papersReceivedMail } from '../../accounts/documents/mail.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '../../accounts/passkeys/mail.ts'
import { passwordChangedMail, resetMail } from '../../accounts/password/mail.ts'
import { alreadyRegisteredMail, verificationMail } from '../../accounts/registration/mail.ts'
import { vatInvalidMail } from '../../accounts/vat-checks/mail.ts'
import { pausedMail } from '../../accounts/webhooks/mail.ts'
import { queueEnquiryMails } from '../../buyer/enquiries/mail.ts'
import { carForEnquiry } from '../../buyer/enquiries/queries.ts'
import { withVehicle } from '../../buyer/enquiries/view.ts'
import { greetingText, queueThreadMail } from '../../buyer/enquiry-threads/mail.ts'
import {
  purchaseStatusLetter,
  reservationEndedLetter,
  reservedLetter,
  saleUndoneLetter,
} from '../../buyer/purchases/mail.ts'
import { askedLetter, decidedLetter } from '../../buyer/reservation-approvals/mail.ts'
import { watchChangeLetter } from '../../buyer/watchlist/mail.ts'
import { keyFor } from '../../credentials/secrets.ts'
import type { Letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import { Outage } from '../../mail/outage.ts'
import { openMailServer, sendMail } from '../../mail/sending.ts'
import { approvalLetter, decisionLetter } from '../../sale/approvals/mail.ts'
import {
  acceptedProofLetter,
  depositReturnedLetter,
  missingProofLetter,
  refusedProofLetter,
} from '../../sale/arrival/mail.ts'
import { mailedParts, queueFiledMails, queueLapsedMail, queueMoveMail } from '../../sale/claims/mail.ts'
import { handOverLetter, saleLetter } from '../../sale/hand-overs/mail.ts'
import { invoiceLetter } from '../../sale/invoices/mail.ts'
import { refundLetter, reminderLetter } from '../../sale/payments/mail.ts'
import { notHandedOverLetter, pickUpLetter } from '../../sale/pick-up/mail.ts'
import { queueActivated, queueConfirmation, queueMatches } from '../../search/notifications/mail.ts'
import { carBlock } from '../../search/notifications/view.ts'
import { aBackofficeUser, aDealer, anAdmin, aVisitor, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aSoldCar, collect, file } from '../../testing/claims.ts'
import { startMailSink } from '../../testing/mail-sink.ts'

useApi()

beforeEach(() => api().db.attemptCounter.deleteMany())

const speak = async <Reader extends Client>(reader: Reader, langKey: string) => {
  await api().db.account.update({ where: { id: reader.account.id }, data: { langKey } })
  return reader
}

const named = { firstName: 'Ada', lastName: 'Qvist' }
const person = { ...named, email: 'ada@qvist.example' }
const bought = { publicId: 'p', gwnummer: '471188', maker: 'BMW', model: '320d', fin: 'WBA12345678901234' }
const car = { fahrzeugid: 1, gwnummer: '471188', hersteller: 'BMW', modellgruppe: '3er', modell: '320d' }
const vehicle = { ...car, fin: bought.fin }
const token = 'A'.repeat(43)

/** The letters to customers that need no stored data. */
function letters(to: string): Letter[] {
  const { env, clock } = api()
  const at = clock.now()
  const key = { name: 'DMS', lastFour: 'x9y8', scopes: ['stock:read' as const], expiresAt: at }
  const change = { recipient: to, company: 'Qvist', page: '/company/integrations' as const, person, key }
  const watched = { ...car, isReserved: false, reservedUntil: null, vatMode: 'REGEL', price: 21_500 }
  const changes = [
    { ...watched, available: true, wasAvailable: true, oldPrice: 22_500, energyLabel: () => 'A' },
    { ...watched, available: true, wasAvailable: false, oldPrice: null },
    { ...watched, available: false, wasAvailable: true, oldPrice: null },
    { ...watched, available: false, wasAvailable: true, oldPrice: null, isReserved: true },
    { ...watched, available: false, wasAvailable: true, oldPrice: null, isReserved: true, reservedUntil: at },
  ]
  const priced = { ...bought, price: { toNumber: () => 21_500 } }
  const reserved = { vehicle, price: priced.price, buyer: named, reservedUntil: at, expiresAt: at }
  const bill = { ...bought, number: 'R-1', dueOn: '2026-11-02', openCents: 123_456 }
  const refund = { ...bought, amountCents: 38_000, paidOn: '2026-11-27', leftCents: 8000 }
  const pass = { name: 'Ada Qvist', firm: null, appointmentAt: at }
  const fields = Object.values(companyLabels).map((label): [string, string] => [label, 'x'])
  return [
    closedMail(env, to, 'xyz'),
    companyChangedMail(env, to, fields),
    emailChangedMail(env, { email: to, langKey: 'de' }, 'neu@qvist.example'),
    secondFactorResetMail(env, to),
    unblockedMail(env, to),
    keyCreatedMail(env, change),
    keyRevokedMail(env, change),
    lockedMail(env, to),
    unlockedMail(env, to),
    leftMail(env, to, 'Qvist', person),
    removedMail(env, to, 'Qvist'),
    ...(['owner', 'buyer', 'accountant', 'reader'] as const).map((role) =>
      invitationMail(env, { recipient: to, language: 'de', company: 'Qvist', role, token }),
    ),
    activatedMail(env, to),
    deactivatedMail(env, to, 'xyz'),
    paperMissingMail(env, to, 'xyz', [['Handelsregisterauszug', 'xyz']]),
    refusedMail(env, to, 'xyz'),
    newDeviceMail(env, to, at),
    papersReceivedMail(env, to),
    passkeyAddedMail(env, to, 'YubiKey'),
    passkeyRemovedMail(env, to, 'YubiKey'),
    passwordChangedMail(env, to),
    resetMail(env, to, token),
    alreadyRegisteredMail(env, to),
    verificationMail(env, to, token),
    vatInvalidMail(env, to, 'PL1234567890'),
    ...(['failing', 'gone', 'owner'] as const).map((reason) =>
      pausedMail(env, { recipient: to, url: 'https://qvist.example/x', reason, isHouse: false }),
    ),
    ...[{ red: true }, { yellow: true }, { green: true }].map((flag) =>
      purchaseStatusLetter(env, to, { ...bought, red: false, yellow: false, green: false, ...flag }),
    ),
    reservationEndedLetter(env, to, vehicle),
    reservedLetter(env, to, vehicle, at),
    saleUndoneLetter(env, to, vehicle),
    watchChangeLetter(env, to, changes, 'net'),
    watchChangeLetter(env, to, changes.slice(0, 1), 'dealer'),
    askedLetter(env, to, reserved),
    ...(['approved', 'refused', 'expired'] as const).map((outcome) =>
      decidedLetter(env, to, { ...reserved, buyer: null }, outcome),
    ),
    approvalLetter(env, to, priced, { buyer: 'Ada Qvist', expiresAt: at }),
    ...(['approved', 'refused', 'expired'] as const).map((state) =>
      decisionLetter(env, to, { ...priced, price: null }, { state, reason: 'xyz' }),
    ),
    ...(['eu', 'export'] as const).map((need) =>
      missingProofLetter(env, to, bought, { need, dueOn: '2026-11-02' }),
    ),
    refusedProofLetter(env, to, bought),
    acceptedProofLetter(env, to, bought),
    depositReturnedLetter(env, to, bought, 345_600),
    ...(['open', 'paid', 'documents', 'ready', 'collected'] as const).map((state) =>
      handOverLetter(env, to, bought, { state, isCorrection: false }),
    ),
    handOverLetter(env, to, bought, { state: 'open', isCorrection: true }),
    saleLetter(env, to, bought),
    ...(['invoice', 'correction', 'cancellation'] as const).map((kind) =>
      invoiceLetter(env, to, bought, { kind, number: 'R-1', dueOn: '2026-11-02', grossCents: 2_150_000 }),
    ),
    ...[true, false].map((isSecond) => reminderLetter(env, to, bill, { isSecond })),
    ...[true, false].map((isUndone) => refundLetter(env, to, refund, { isUndone })),
    ...[at, null].map((appointmentAt) => pickUpLetter(env, to, bought, { ...pass, appointmentAt })),
    notHandedOverLetter(env, to, { ...bought, at, reason: 'identity', text: 'xyz' }),
  ]
}

/** Queues all of them; a busy machine needs more than the usual time of a transaction. */
const queueAll = (to: string) =>
  api().db.$transaction(
    async (tx) => {
      for (const letter of letters(to)) await queueMail(tx, letter)
    },
    { timeout: 60_000 },
  )

/** Mails about searches and enquiries, which are queued with stored data. */
async function queueOthers(email: string) {
  const { db, env, clock } = api()
  const now = clock.now()
  const { gwnummer, fahrzeugid } = await aCar({ headlineinternet: 'xDrive', farbe: 'x' })
  const mailed = await carForEnquiry(db, gwnummer, { companyId: null, tier: 'dealer', now })
  if (!mailed) throw new Error('The vehicle is not offered.')
  const form = { ...named, userEmail: email, telephone: '+49-6990009', gwnummer, bemerkungen: 'xyz' }
  await aVisitor().post('/mvp/api/mvp-user-car-request', { ...form, consent: true })
  const enquiry = await db.enquiry.findFirstOrThrow({ where: { gwnummer }, include: withVehicle })
  const appointment = { kind: 'appointment', appointmentAt: now, paymentOptions: ['UEBERWEISUNG'] }
  const criteria = { maker: 'BMW', price_to: 30_000, ez_from: 2019 }
  const subscription = { name: 'BMW', user_email: email, language: 'de', criteria }
  const block = await db.vehicle.findUniqueOrThrow({
    where: { fahrzeugid },
    select: carBlock.select('dealer'),
  })
  await db.$transaction(async (tx) => {
    await queueEnquiryMails(tx, { ...enquiry, ...appointment }, [mailed, mailed], env, now)
    const at = now.toISOString()
    const events: EnquiryEvent[] = [
      { kind: 'appointment-set', at, before: null },
      { kind: 'appointment-set', at, before: at },
      { kind: 'appointment-cancelled', at },
    ]
    for (const event of events)
      await queueThreadMail(
        tx,
        env,
        { ...enquiry, accountId: 1 },
        {
          ...{ template: 'appointment', now },
          text: () => `${greetingText(enquiry)}\n\n${enquiryEventText(event)}`,
        },
      )
    await queueConfirmation(tx, env, subscription, token)
    await queueActivated(tx, env, subscription, token)
    for (const [total, tier] of [
      [1, 'dealer'],
      [1203, 'net'],
    ] as const)
      await queueMatches(tx, env, {
        ...{ subscription, total, tier, cancelToken: token, isDealer: true, delayS: 0 },
        cars: () => [carBlock.of(block, tier, undefined), carBlock.of(block, tier, 'A')],
      })
  })
}

/** The claim mails to the company of a dealer. */
async function queueClaimMails(dealer: Client) {
  const { db, env, clock } = api()
  const office = await aBackofficeUser()
  const { id: publicId } = await aSoldCar(office, dealer)
  await collect(office, publicId)
  const reply = await file(dealer, publicId, {
    items: [{ area: 'body', panel: 'TUER_HINTEN_LINKS', description: 'xyz' }],
    km: 68_420,
  })
  expect(reply.statusCode).toBeLessThan(300)
  const claim = await db.claim.findFirstOrThrow({ where: { purchase: { publicId } }, include: mailedParts })
  await db.$transaction(async (tx) => {
    await queueFiledMails(tx, env, { ...claim, dueAt: null }, clock.now())
    await queueLapsedMail(tx, env, claim, clock.now())
    for (const action of ['ask', 'offer', 'credit', 'refuse', 'take-back'] as const)
      await queueMoveMail(tx, env, claim, { action, text: 'xyz', amount: 345, now: clock.now() })
  })
}

const catalogsOf = (language: 'en' | 'pl' | 'fr' | 'nl') =>
  chapters
    .filter((chapter) => chapter !== 'house')
    .map(
      (chapter): Record<string, unknown> => JSON.parse(readFileSync(catalogFile(language, chapter), 'utf8')),
    )

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Words of the German texts that no translation has. */
function germanWords(language: 'en' | 'pl' | 'fr' | 'nl') {
  const catalogs = catalogsOf(language)
  const foreign = new Set(catalogs.flatMap((texts) => wordsOf(JSON.stringify(Object.values(texts)))))
  return new Set(
    catalogs.flatMap((texts) => Object.keys(texts).flatMap(wordsOf)).filter((word) => !foreign.has(word)),
  )
}

/** Mails to the house, which are German; those whose names are put together are named in their tests. */
const toHouse = new Set(
  `approval-missing arrival-missing arrival-proven backup-report claim-to-sales colleague-back colleague-ended
  colleague-role-changed documents-notice enquiry-reply-to-sales hand-over-refused-to-sales payment-returned
  payment-unpaid preview registration-notice reservation-approval-missing stock-inbox test vat-id-review vat-id-sold-invalid company-numbers-review appointment-to-sales enquiry-to-sales`.split(
    /\s+/,
  ),
)

describe('A mail to a customer', () => {
  test.each(languages.filter((language) => language !== 'de'))(
    'has no German text in %s',
    async (language) => {
      const { db, env } = api()
      const dealer = await speak(await aDealer(), language)
      await db.mail.deleteMany()
      const { email } = dealer.account
      await queueAll(email)
      await queueOthers(email)
      await queueClaimMails(dealer)

      const german = germanWords(language)
      const own = [
        env.COMPANY_NAME,
        env.CONTACT_STREET,
        env.CONTACT_CITY,
        env.BRAND_NAME,
        'Erika Beispiel',
        'Variant',
      ]
      const left = (await mailsTo(email)).flatMap(({ template, subject, text, html }) => {
        expect(html, template).toContain(`<html lang="${language}">`)
        const shown = own.reduce((rest, name) => rest.replaceAll(name, ''), `${subject}\n${text}`)
        const words = wordsOf(shown.replaceAll(/\S*[@/]\S*/g, '')).filter((word) => german.has(word))
        return words.length > 0 ? [`${template}: ${words.join(' ')}`] : []
      })
      expect([...new Set(left)]).toEqual([])
      expect((await mailsTo(email)).map(({ text }) => text).join()).not.toMatch(/\{[^}]*\}/)
    },
  )

  test('is in the table above, whatever its kind', async () => {
    const dealer = await aDealer()
    await queueAll(dealer.account.email)
    await queueOthers(dealer.account.email)
    await queueClaimMails(dealer)
    const covered = new Set((await mailsTo(dealer.account.email)).map(({ template }) => template))
    const kinds = globSync('apps/api/src/*/*/mail.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\btemplate: [^,]*/g)].flatMap(
        ([line]) => line.match(/(?<=')[a-z-]+(?=')/g) ?? [],
      ),
    )
    expect(kinds.length).toBeGreaterThan(50)
    expect(kinds.filter((kind) => !covered.has(kind) && !toHouse.has(kind))).toEqual([])
  })
})

describe('Over the mail server', () => {
  let sink: Awaited<ReturnType<typeof startMailSink>>
  let mailServer: ReturnType<typeof openMailServer>
  beforeAll(async () => {
    sink = await startMailSink()
    mailServer = openMailServer(sink.url)
  })
  afterAll(async () => {
    mailServer.close()
    await sink.stop()
  })
  beforeEach(async () => {
    sink.mails.length = 0
    await api().db.mail.deleteMany()
  })

  /** Sends what is queued; the mails by their recipient. */
  async function arrived() {
    const { db, env, clock } = api()
    const outage = new Outage({ info: () => undefined, error: () => undefined })
    const sending = { db, mailServer, key: keyFor(env.SECRET_KEY, 'mail'), now: clock.now, outage }
    for (const { id } of await db.mail.findMany({ select: { id: true } }))
      await sendMail({ ...sending, count: () => undefined }, id)
    return new Map(sink.mails.map(({ parsed, recipients }) => [recipients[0], parsed]))
  }

  test('a Polish dealer gets Polish', async () => {
    const dealer = await speak(await aDealer(), 'pl')
    await aVisitor().post(requestPasswordReset.url, { email: dealer.account.email })
    const mail = (await arrived()).get(dealer.account.email)
    expect(mail?.subject).toBe('Zresetuj hasło')
    expect(mail?.text).toContain('Dzień dobry,')
    expect(mail?.html).toContain('<html lang="pl">')
  })

  test('a French visitor gets French, the house German, also for the answer days later', async () => {
    const { gwnummer } = await aCar({ kilometerstandvon: 45_000 })
    const visitor = aVisitor()
    visitor.cookies.language = 'fr'
    const userEmail = 'marie@client.example'
    const form = { ...named, telephone: '+33-612345678', bemerkungen: 'xyz', consent: true }
    await visitor.post('/mvp/api/mvp-user-car-request', { ...form, userEmail, gwnummer })
    const mails = await arrived()
    expect(mails.get(userEmail)?.subject).toMatch(/^Votre demande\u00a0: .+ \(n° GW \d+\)$/)
    expect(mails.get(userEmail)?.text).toContain('Bonjour Ada Qvist,')
    expect(mails.get(userEmail)?.text).toContain('45\u202f000\u00a0km')
    expect(mails.get(api().env.MAIL_SALES)?.subject).toMatch(/^Anfrage: /)
    expect(mails.get(api().env.MAIL_SALES)?.text).toContain('45.000\u00a0km')

    const enquiry = await api().db.enquiry.findFirstOrThrow({ where: { gwnummer } })
    const office = await aBackofficeUser()
    await office.post(`/mvp/api/mvp-car-requests/${enquiry.publicId}/answers`, {
      ...{ version: enquiry.version, text: 'Oui.', files: [] },
    })
    expect((await arrived()).get(userEmail)?.subject).toMatch(/^RE\u00a0: Votre demande/)
  })

  test('a search alert of a visitor is in the language of its page', async () => {
    const visitor = aVisitor()
    visitor.cookies.language = 'nl'
    const user_email = 'jan@klant.example'
    await visitor.post('/mvp/api/mvp-car-notification', { user_email, maker: 'BMW' })
    expect((await arrived()).get(user_email)?.subject).toBe('Bevestig uw zoekmelding')
  })

  test('who is invited without account gets the language of who invites', async () => {
    const owner = await speak(await aDealer(), 'pl')
    await owner.post(invitePerson.url, { email: 'nowy@firma.example', role: 'buyer' })
    expect((await arrived()).get('nowy@firma.example')?.text).toContain('Państwa rola: Kupujący')
  })

  test('people of the house get German, whatever their account says', async () => {
    const admin = await speak(await anAdmin(), 'en')
    await admin.post('/uaa/api/outbox/test-mail')
    expect((await arrived()).get(admin.account.email)?.html).toContain('<html lang="de">')
  })
})
