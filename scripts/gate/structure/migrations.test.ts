import { expect, test } from 'vitest'
import { contractSteps } from './migrations.ts'

test.each([
  ['ALTER TABLE "mail" DROP COLUMN "text"', 'drops something the previous release may use'],
  ['DROP TABLE "mail"', 'drops something the previous release may use'],
  ['ALTER TABLE "mail" RENAME COLUMN "text" TO "body"', 'renames'],
  ['ALTER TABLE "mail" RENAME TO "letter"', 'renames'],
  ['ALTER TABLE "mail" ALTER COLUMN "text" SET DATA TYPE INTEGER', 'changes the type of a column'],
  ['ALTER TABLE "mail" ALTER COLUMN "text" SET NOT NULL', 'makes an existing column NOT NULL'],
  ['ALTER TABLE "mail" ALTER COLUMN "state" DROP DEFAULT', 'drops a default'],
  ['ALTER TABLE "mail" ADD COLUMN "size" INTEGER NOT NULL', 'adds a NOT NULL column without a default'],
  [
    'ALTER TABLE "mail" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0,\nADD COLUMN "b" TEXT NOT NULL',
    'adds a NOT NULL column without a default',
  ],
])('%s is a contract step', (sql, step) => {
  expect(contractSteps(`${sql};`)).toEqual([step])
})

test.each([
  'CREATE TABLE "x" ("id" INTEGER NOT NULL)',
  'ALTER TABLE "mail" ADD COLUMN "size" INTEGER',
  'ALTER TABLE "mail" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE "mail" ALTER COLUMN "text" DROP NOT NULL',
  'DROP INDEX "mail_recipient_idx"',
  '-- DROP TABLE "mail"',
])('the previous release works with %s', (sql) => {
  expect(contractSteps(`${sql};`)).toEqual([])
})
