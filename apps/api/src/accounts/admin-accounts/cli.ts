import type { HouseRole } from '@portal/domain/accounts/house-roles'
import { email } from '@portal/domain/values/fields'
import { type Command, InvalidArgumentError } from 'commander'
import { asOperator } from '../../operator/operator.ts'
import { systemClock } from '../../plugins/clock.ts'

function emailArgument(text: string): string {
  const result = email().safeParse(text)
  if (!result.success) throw new InvalidArgumentError(result.error.issues[0]?.message ?? '')
  return result.data
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

/** Adds `create EMAIL` to a command. */
function registerCreation(command: Command, role: HouseRole, name: string) {
  command
    .command('create')
    .argument('<email>', 'Adresse und Benutzername', emailArgument)
    .description('legt einen Zugang an und mailt den Link, um das Passwort festzulegen')
    .action((login: string) =>
      asOperator(async ({ db, env }) => {
        const { createOfficeAccount } = await import('./commands.ts')
        if ((await createOfficeAccount(db, env, role, login, systemClock.now())) !== null)
          console.log(
            `${name} ${login} ist angelegt. Der Link zum Festlegen des Passworts ist per Mail unterwegs.`,
          )
        else fail(`Zu ${login} gibt es bereits ein Konto.`)
      }),
    )
}

/** `pnpm portal admin create EMAIL`, `admin reset-second-factor EMAIL` and `office create EMAIL` */
export function registerAdminCommands(portal: Command) {
  const office = portal.command('office').description('Zugänge für den Verkauf: Bestand und Anfragen')
  registerCreation(office, 'backoffice', 'Zugang')
  const admin = portal.command('admin').description('Zugänge zur Verwaltung')
  registerCreation(admin, 'administrator', 'Administrator')
  admin
    .command('reset-second-factor')
    .argument('<email>', 'Benutzername', emailArgument)
    .description('nimmt einem Zugang der Verwaltung den verlorenen zweiten Faktor ab')
    .action((login: string) =>
      asOperator(async ({ db }) => {
        const { resetSecondFactor } = await import('./commands.ts')
        if (await resetSecondFactor(db, login, systemClock.now()))
          console.log(
            `Der zweite Faktor von ${login} ist entfernt; die nächste Anmeldung richtet einen neuen ein.`,
          )
        else fail(`Es gibt keinen Zugang der Verwaltung ${login}.`)
      }),
    )
}
