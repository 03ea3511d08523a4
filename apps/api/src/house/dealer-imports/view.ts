import {
  DealerImport,
  DealerImportCheck,
  DealerImportEntry,
  type DealerImportUndo,
} from '@portal/contract/house/dealer-imports'
import { FileLayout } from '@portal/contract/house/stock-imports'
import { personName } from '@portal/domain/accounts/person-name'
import type { Prisma } from '../../../generated/prisma/client.ts'

export const importParts = {
  account: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.DealerImportInclude
type Row = Prisma.DealerImportGetPayload<{ include: typeof importParts }>

export const entryView = (row: Row): DealerImportEntry => ({
  id: row.id,
  fileName: row.fileName,
  kind: DealerImportEntry.shape.kind.parse(row.kind),
  state: DealerImport.shape.state.parse(row.state),
  by: row.account && personName(row.account),
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

export const importView = (row: Row, undo: DealerImportUndo | null): DealerImport => ({
  ...entryView(row),
  layout: FileLayout.parse(row.layout),
  check: row.check === null ? null : DealerImportCheck.parse(row.check),
  undo,
})
