import {
  DealerImport,
  DealerImportCheck,
  DealerImportEntry,
  type DealerImportUndo,
} from '@portal/contract/dealer-imports'
import { FileLayout } from '@portal/contract/stock-imports'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { nameOf } from '../enquiry-desk/view.ts'

export const importParts = {
  account: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.DealerImportInclude
type Row = Prisma.DealerImportGetPayload<{ include: typeof importParts }>

export const entryView = ({
  id,
  kind,
  fileName,
  state,
  account,
  createdAt,
  changedAt,
}: Row): DealerImportEntry => ({
  ...{ id, fileName },
  kind: DealerImportEntry.shape.kind.parse(kind),
  state: DealerImport.shape.state.parse(state),
  by: account && nameOf(account),
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

export const importView = (row: Row, undo: DealerImportUndo | null): DealerImport => ({
  ...entryView(row),
  layout: FileLayout.parse(row.layout),
  check: row.check === null ? null : DealerImportCheck.parse(row.check),
  undo,
})
