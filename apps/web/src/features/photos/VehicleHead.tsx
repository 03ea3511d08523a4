import type { VehiclePhotos } from '@portal/contract/photos'
import { vehicleName } from '@portal/domain/vehicle/name'
import { CarImage } from '../cars/CarImage.tsx'

/** Which vehicle the photos belong to, and whether visitors see it. */
export function VehicleHead({ vehicle }: { vehicle: VehiclePhotos }) {
  const { hersteller, modell, gwnummer, available, photos } = vehicle
  const [first] = photos
  const name = vehicleName(hersteller, modell)
  return (
    <div className="vhead">
      <div className="vpic">
        <CarImage
          photo={first && { ...first, eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' }}
          alt={name}
          sizes="108px"
          eager
        />
      </div>
      <div className="g">
        <h1>Fotos: {name}</h1>
        <div className="meta">
          <span className="gw">
            GW <b>{gwnummer}</b>
          </span>
          <span className={available ? 'st ok' : 'st off'}>{available ? 'Sichtbar' : 'Nicht sichtbar'}</span>
        </div>
      </div>
    </div>
  )
}
