import type { StockRow } from '@portal/contract/house/house-stock'
import { IconCameraOff } from '@tabler/icons-react'
import { imageUrl } from '../../vehicles/cars/facts.ts'

/** The first photo as a small picture; a placeholder if there is none. */
export const StockPhoto = ({ photo }: Pick<StockRow, 'photo'>) =>
  photo ? (
    <img className="th" src={imageUrl(photo, 320)} alt="" width={42} height={28} loading="lazy" />
  ) : (
    <span className="th none">
      <IconCameraOff role="img" aria-label="Kein Foto" />
    </span>
  )
