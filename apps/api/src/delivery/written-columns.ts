import { attributeOf, columnName } from '@portal/domain/vehicles/attributes/attributes'
import { type VehicleColumn, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'

const moment = (name: string) => `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The SQL that formats a column so that an import reads the same value. */
const written: Partial<Record<VehicleColumn, string>> = {
  schadstoffklassetyp: 'coalesce(emission_detail, schadstoffklassetyp)',
  equipment: `array_to_string(ARRAY[${equipmentBits
    .map((name, bit) => `CASE WHEN equipment & ${1 << bit} <> 0 THEN '${name}' END`)
    .join(', ')}], ';;;')`,
  publishedAt: moment('published_at'),
  soldAt: moment('sold_at'),
}

/** SQL: the value of a vehicle's column, written as in a delivery. */
export const columnText = (name: VehicleColumn) =>
  written[name] ?? columnName(name) + (attributeOf(name).kind === 'flag' ? '::text' : '')

/** The select list that formats all columns of `vehicle.v1`. */
export const writtenColumns = vehicleColumnNames.map((name) => `${columnText(name)} AS "${name}"`).join(', ')
