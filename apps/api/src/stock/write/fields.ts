import { attributeNames, columnName } from '@portal/domain/vehicles/attributes/attributes'

const ownFields = ['withdrawnAt', 'reservedUntil', 'reservedFor', 'reservedPartner', 'promotion'] as const

const names = new Map<string, string>(
  [...attributeNames, ...ownFields].map((name) => [columnName(name), name]),
)

/** The name on the wire of a column of `vehicle`. */
export const fieldOf = (column: string) => names.get(column) ?? column

/** Values by column as values by field. */
export const fieldsOf = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [fieldOf(column), value]))
