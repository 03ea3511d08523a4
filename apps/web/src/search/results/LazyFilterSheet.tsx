import { type ComponentProps, lazy, type Ref, Suspense, useImperativeHandle, useState } from 'react'

const FilterSheet = lazy(() => import('../result-filters/FilterSheet.tsx'))

export type OpenSheet = () => void

type Props = Omit<ComponentProps<typeof FilterSheet>, 'onClose'> & { ref: Ref<OpenSheet> }

/** The filters on phones, closed at first. Has its own state, so that opening and closing them draws no results again. */
export function LazyFilterSheet({ ref, ...sheet }: Props) {
  const [isOpen, setOpen] = useState(false)
  useImperativeHandle(ref, () => () => setOpen(true), [])
  return (
    isOpen && (
      <Suspense>
        <FilterSheet {...sheet} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
