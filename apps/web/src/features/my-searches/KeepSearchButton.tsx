import type { MySearch } from '@portal/contract/my-searches'
import type { Criteria } from '@portal/domain/criteria'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

const KeepSearchDialog = lazy(() => import('./KeepSearchDialog.tsx'))

type Props = { criteria: Criteria; searches: readonly MySearch[] }

/** Keeps the shown search as a tab. */
export function KeepSearchButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        <IconBookmarkPlus aria-hidden />
        Suche speichern
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeepSearchDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
