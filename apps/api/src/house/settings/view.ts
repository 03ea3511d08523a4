import type { NewValue, SettingsPreview } from '@portal/contract/house/settings'
import { hasAgreedToTerms } from '@portal/domain/accounts/terms'
import { readSettings, type SettingKey, settingText } from '@portal/domain/house/settings/settings'
import type { Language } from '@portal/domain/site/language'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { inLanguage } from '../../http/language.ts'
import { letter, mailText } from '../../mail/letter.ts'
import { viewerColumns } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { checkedValues } from './commands.ts'
import type { Context } from './queries.ts'

type Next = { env: Env; now: Date }

const passwordsOlderThan = (db: Db, days: number, now: Date) => db.$queryRaw<{ count: number }[]>`
  SELECT count(*)::int AS count FROM account
  WHERE activated AND last_password_change < ${now}::timestamptz - ${days} * interval '1 day'`

const overbookedTimes = (db: Db, capacity: number, now: Date) => db.$queryRaw<{ count: number }[]>`
  SELECT count(*)::int AS count FROM (
    SELECT 1 FROM (
      SELECT appointment_at FROM enquiry WHERE state <> 'closed' AND appointment_state <> 'cancelled'
      UNION ALL SELECT appointment_at FROM pick_up_pass WHERE state = 'open') booked
    WHERE appointment_at > ${now} GROUP BY appointment_at HAVING count(*) > ${capacity}) t`

/** What a new value does to stored data; settings without an entry change texts only. */
const effects: Partial<Record<SettingKey, (db: Db, next: Next) => Promise<string>>> = {
  async TERMS_VERSION(db, { env }) {
    const accounts = await db.account.findMany({
      where: { activated: true, termsofuseagreed: true, termsVersion: { not: env.TERMS_VERSION } },
      select: viewerColumns,
    })
    const asked = accounts.filter((account) => !hasAgreedToTerms(account, env.TERMS_VERSION)).length
    return plural(
      asked,
      '1 Konto muss den Nutzungsbedingungen erneut zustimmen.',
      '# Konten müssen den Nutzungsbedingungen erneut zustimmen.',
    )
  },
  async PASSWORD_LIFETIME_DAYS(db, { env, now }) {
    const days = env.PASSWORD_LIFETIME_DAYS
    if (days === 0) return t('Passwörter laufen nicht mehr ab.')
    const [row] = await passwordsOlderThan(db, days, now)
    return plural(
      row?.count ?? 0,
      '1 Konto muss das Passwort sofort ändern.',
      '# Konten müssen das Passwort sofort ändern.',
    )
  },
  async APPOINTMENT_SLOT_CAPACITY(db, { env, now }) {
    const [row] = await overbookedTimes(db, env.APPOINTMENT_SLOT_CAPACITY, now)
    return plural(
      row?.count ?? 0,
      '1 Uhrzeit hat schon mehr Termine; diese bleiben bestehen.',
      '# Uhrzeiten haben schon mehr Termine; diese bleiben bestehen.',
    )
  },
  async APPOINTMENT_ENABLED(db, { now }) {
    const where = {
      appointmentAt: { gt: now },
      state: { not: 'closed' },
      appointmentState: { not: 'cancelled' },
    }
    return plural(
      await db.enquiry.count({ where }),
      '1 vereinbarter Termin bleibt bestehen.',
      '# vereinbarte Termine bleiben bestehen.',
    )
  },
  async FILE_RETENTION_DAYS(_db, { env }) {
    return plural(
      env.FILE_RETENTION_DAYS,
      'Der nächste Lauf in der Nacht löscht, was älter als 1 Tag ist.',
      'Der nächste Lauf in der Nacht löscht, was älter als # Tage ist.',
    )
  },
}

/** The texts at the beginning of a mail; every mail ends with the closing. */
const openings = [
  'MAIL_TEXT_VERIFY',
  'MAIL_TEXT_PAPERS',
  'MAIL_TEXT_ACTIVATED',
  'MAIL_TEXT_REFUSED',
  'MAIL_TEXT_DEACTIVATED',
  'MAIL_TEXT_RESET',
  'MAIL_TEXT_ENQUIRY',
  'MAIL_TEXT_APPOINTMENT',
] as const

/**
 * The effects of saving and a mail with the new values, from the code that is used after saving.
 * @throws ProblemError `validation-failed`
 */
export async function previewOf(
  db: Db,
  changes: readonly NewValue[],
  { env, now, language, ...context }: Context & Next & { language: Language },
): Promise<SettingsPreview> {
  const checked = checkedValues(changes, context)
  const wanted = checked.map(({ key, text }) => [key, text ?? settingText(context.defaults[key])])
  const values = readSettings(Object.fromEntries(wanted))
  const changed = checked.map(({ key }) => [key, values[key]])
  const next: Next = { env: { ...env, ...Object.fromEntries(changed) }, now }
  const found: SettingsPreview['effects'] = []
  for (const { key } of checked) {
    const text = await inLanguage(language, () => effects[key]?.(db, next))
    if (text) found.push({ key, text })
  }
  const texts = openings.filter((key) => checked.some((change) => change.key === key))
  const { sender, write } = letter(next.env, {
    template: 'preview',
    recipient: env.MAIL_INFO,
    subject: () => `Mail von ${next.env.BRAND_NAME}`,
    body: () => [
      'Guten Tag,',
      ...(texts.length > 0
        ? texts.map((key) => mailText(next.env, key))
        : ['so beginnt und endet jede Mail des Portals.']),
    ],
  })
  const { subject, text } = write()
  return { effects: found, mail: { sender, subject, text } }
}
