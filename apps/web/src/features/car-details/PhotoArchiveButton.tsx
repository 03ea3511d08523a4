import type { Car } from '@portal/contract/cars'
import { readPhotoArchive } from '@portal/contract/photo-archive'
import { IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** Saves all photos of a car as one ZIP file; for dealers. */
export function PhotoArchiveButton({ car: { fahrzeugid, gwnummer } }: { car: Car }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(readPhotoArchive, `fotos-${gwnummer}.zip`, { params: { id: String(fahrzeugid) } }),
    onError: (error) => toast('error', textOf(error)),
  })
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {!isPending && <IconFileZip aria-hidden />}
      Alle Fotos als ZIP
    </Button>
  )
}
