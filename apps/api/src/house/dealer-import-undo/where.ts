import type { DealerImportKind } from '@portal/domain/house/dealer-imports'

/** The table that a kind of import writes, as SQL about its row `p` and the recorded row `r`. */
type Written = {
  table: string
  /** Names the row in the file and in lists. */
  key: string
  /** Whether `p` is the row that the import wrote: by its primary key, because a record is looked up for every row. */
  isWritten: string
  columns: string[]
  /** Whether an added row is not used by anything else. */
  isUnused: string
}

/** The tables and fields that each kind of import writes. */
export const written: Record<DealerImportKind, Written> = {
  partners: {
    table: 'partner',
    key: 'p.number',
    isWritten: 'p.number = r.key',
    columns: ['email', 'handel_typ'],
    isUnused: `NOT EXISTS (SELECT 1 FROM dealer d WHERE d.partner_number = p.number)
      AND NOT EXISTS (SELECT 1 FROM purchase b WHERE b.partner_number = p.number)`,
  },
  purchases: {
    table: 'purchase',
    key: `concat_ws(' ', p.partner_number, p.fin, p.purchases_date)`,
    isWritten: `p.id = (r.after->>'id')::int`,
    columns: [
      ...['gwnummer', 'maker', 'model', 'color', 'price', 'red', 'yellow', 'green'],
      ...['hand_over', 'updated_at'],
    ],
    isUnused: `NOT EXISTS (SELECT 1 FROM purchase_paper u WHERE u.purchase_id = p.id)
      AND NOT EXISTS (SELECT 1 FROM hand_over_change c WHERE c.purchase_id = p.id AND NOT c.is_import)`,
  },
}

/**
 * Whether an undo may restore the recorded row `r`: it still has the values of the import, and an added one is unused.
 * Containment, because a column added by a newer release is missing in the record.
 */
export const isRestorable = ({ table, isWritten, isUnused }: Written) => `EXISTS (
  SELECT 1 FROM ${table} p WHERE ${isWritten} AND to_jsonb(p) @> r.after AND (r.before IS NOT NULL OR (${isUnused})))`
