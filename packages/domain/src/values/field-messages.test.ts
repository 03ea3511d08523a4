import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessage } from './field-messages.ts'

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldMessage }).error?.issues[0]?.message

test.each([
  [z.string(), undefined, 'Diese Angabe fehlt.'],
  [z.string(), null, 'Diese Angabe fehlt.'],
  [z.string(), 5, 'Diese Angabe hat nicht die erwartete Form.'],
  [z.string().min(1), '', 'Diese Angabe fehlt.'],
  [z.string().min(3), 'a', 'Mindestens 3 Zeichen.'],
  [z.string().max(3), 'abcd', 'Höchstens 3 Zeichen.'],
  [z.string().regex(/^a$/), 'b', 'Diese Angabe hat nicht die erwartete Form.'],
  [z.number(), 'x', 'Bitte geben Sie eine Zahl an.'],
  [z.int(), 1.5, 'Bitte geben Sie eine ganze Zahl an.'],
  [z.coerce.number(), 'x', 'Bitte geben Sie eine Zahl an.'],
  [z.number().min(1), 0, 'Mindestens 1.'],
  [z.number().positive(), 0, 'Mehr als 0.'],
  [z.number().max(100), 101, 'Höchstens 100.'],
  [z.number().multipleOf(5), 3, 'Bitte geben Sie ein Vielfaches von 5 an.'],
  [z.boolean(), 'ja', 'Bitte geben Sie Ja oder Nein an.'],
  [z.enum(['a', 'b']), 'c', 'Diese Auswahl gibt es nicht.'],
  [z.enum(['a', 'b']), undefined, 'Diese Angabe fehlt.'],
  [z.iso.date(), '31.12.2026', 'Bitte geben Sie ein gültiges Datum an.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Höchstens 1 Einträge.'],
  [z.array(z.string()), 'a', 'Bitte geben Sie eine Liste an.'],
  [z.union([z.int(), z.string()]), true, 'Diese Angabe hat nicht die erwartete Form.'],
  [z.union([z.int(), z.string()]), undefined, 'Diese Angabe fehlt.'],
  [z.string().max(3).min(2), 'a', 'Mindestens 2 Zeichen.'],
  [z.array(z.string()).min(1), [], 'Diese Angabe fehlt.'],
  [z.array(z.string()).min(2), [], 'Mindestens 2 Einträge.'],
  [z.number().lt(5), 5, 'Weniger als 5.'],
  [z.bigint().min(2n), 1n, 'Mindestens 2.'],
  [z.url(), 'x', 'Bitte geben Sie eine gültige Adresse an.'],
  [z.iso.datetime(), 'x', 'Bitte geben Sie einen gültigen Zeitpunkt an.'],
  [z.date(), 'x', 'Bitte geben Sie ein Datum an.'],
  [z.custom(() => false), 'x', 'Diese Angabe hat nicht die erwartete Form.'],
  [z.strictObject({}), { a: 1 }, 'Dieses Feld ist nicht bekannt.'],
  [z.string('Name ist erforderlich'), undefined, 'Name ist erforderlich'],
])('a rule without its own text is explained without technical words (%#)', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})
