import { t } from '@portal/domain/values/text'
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { PendingFile } from './facts.ts'
import { useRemoval } from './queries.ts'

const icons = { error: IconAlertCircle, done: IconCircleCheck, busy: null }

/** Files that are uploaded or processed, with their progress or the reason why they were refused. */
export function PendingList({
  files,
  showsVehicle = false,
}: {
  files: PendingFile[]
  showsVehicle?: boolean
}) {
  const removal = useRemoval()
  if (files.length === 0) return null
  return (
    <section className="hp" aria-label="Uploads">
      <ul className="list pending">
        {files.map((file) => {
          const Icon = icons[file.tone]
          return (
            <li key={file.key} className={file.tone}>
              {Icon ? <Icon aria-hidden /> : <Spinner />}
              <div className="g">
                <b>{file.name}</b>
                <span>
                  {showsVehicle && file.gwnummer && `GW ${file.gwnummer}: `}
                  {file.text}
                </span>
              </div>
              {file.percent !== null && (
                <progress max={100} value={file.percent} aria-label={t`${file.name} hochgeladen`} />
              )}
              {file.task?.state !== 'waiting' && (
                <IconButton
                  Icon={IconX}
                  label={t`${file.name}: aus der Liste nehmen`}
                  onClick={() => removal.mutate(file)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
