import type { VehicleColumn } from '@portal/domain/vehicles/attributes/delivery'

/** A row of data/used-cars.csv.gz: texts and figures of an old advertisement. */
export type Listing = {
  id: string
  listed_on: string
  make: string
  model_group: string
  headline: string
  transporter: string
  body_type: string
  first_registration: string
  mileage_km: string
  price_eur: string
  power_ps: string
  power_kw: string
  gearbox: string
  fuel: string
  equipment: string
}

/** A row of `vehicle.v1` as texts; absent columns are empty. */
export type DemoRow = Partial<Record<VehicleColumn, string>>
