import { t } from '@portal/domain/values/text'
import { housePhotoUrl } from './queries.ts'

type Props = { claimId: string; photos: readonly string[] }

/** The photos of the buyer; each opens in a tab of its own. */
export const Photos = ({ claimId, photos }: Props) =>
  photos.length === 0 ? null : (
    <p className="claim-pictures">
      {photos.map((photo, index) => (
        <a key={photo} href={housePhotoUrl(claimId, photo)} target="_blank" rel="noreferrer">
          <img
            src={housePhotoUrl(claimId, photo)}
            alt={t`Foto ${index + 1} des Händlers`}
            width={96}
            height={96}
            loading="lazy"
          />
        </a>
      ))}
    </p>
  )
