import type { AttributeName } from '@portal/domain/vehicle/attributes'

/** The fact that is being edited. */
export type OpenFact = {
  name: AttributeName
  /** What was typed; null = the stored value. */
  input: string | null
  /** The version of the vehicle when the editing began. */
  version: number
}
