import { readerLocale } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { GridList, GridListItem, I18nProvider, type Key, useDragAndDrop } from 'react-aria-components'

type Item = { id: number; content: ReactNode; className?: string }
type Props = {
  label: string
  /** What one item is called in announcements: `Foto 4 von 9`. */
  noun: string
  items: Item[]
  onOrder: (ids: number[]) => void
  className: string
}

type Lifted = { id: number; order: number[] }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function moved(order: number[], id: number, place: number): number[] {
  const at = Math.max(0, Math.min(order.length - 1, place))
  return order.filter((one) => one !== id).toSpliced(at, 0, id)
}

function dropped(order: number[], keys: Set<Key>, target: Key, isAfter: boolean): number[] {
  const rest = order.filter((id) => !keys.has(id))
  return rest.toSpliced(rest.indexOf(Number(target)) + (isAfter ? 1 : 0), 0, ...[...keys].map(Number))
}

/** The item a key was pressed on; undefined inside a control of an item. */
function itemOf({ target }: KeyboardEvent): number | undefined {
  const isItem = target instanceof HTMLElement && target.getAttribute('role') === 'row'
  return isItem ? Number(target.dataset.key) : undefined
}

/**
 * A grid of items in an order of their own. Mouse and touch: drag and drop. Keyboard: space lifts and drops, arrows
 * move the lifted item, H makes an item the first one, Escape puts a lifted item back; each step is announced.
 */
export function SortableGrid({ label, noun, items, onOrder, className }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const [lifted, setLifted] = useState<Lifted>()
  const [announcement, announce] = useState('')
  const stored = items.map(({ id }) => id)
  const order = lifted?.order ?? stored
  const shown = order.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const placeOf = (ids: number[], id: number) => t`${noun} ${ids.indexOf(id) + 1} von ${ids.length}`

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      onOrder(dropped(stored, keys, target.key, target.dropPosition === 'after'))
    },
  })

  // Moving an element in the document takes the focus off it.
  useLayoutEffect(() => {
    const row = lifted && grid.current?.querySelector(`[data-key="${lifted.id}"]`)
    if (row instanceof HTMLElement && document.activeElement !== row) row.focus()
  }, [lifted])

  function drop({ id, order: next }: Lifted) {
    setLifted(undefined)
    announce(t`${placeOf(next, id)} abgelegt.`)
    if (next.join() !== stored.join()) onOrder(next)
  }

  /** @returns whether the key has a meaning here */
  function act(key: string, id: number): boolean {
    const step = steps[key]
    if (key === ' ' && lifted) drop(lifted)
    else if (key === ' ') {
      setLifted({ id, order })
      announce(t`${placeOf(order, id)} aufgenommen.`)
    } else if (key.toLowerCase() === 'h') drop({ id, order: moved(order, id, 0) })
    else if (!lifted) return false
    else if (key === 'Escape') {
      setLifted(undefined)
      announce(t`${placeOf(stored, id)} zurückgelegt.`)
    } else if (key === 'Tab') drop(lifted)
    else if (step !== undefined) {
      const next = moved(order, lifted.id, order.indexOf(lifted.id) + step)
      setLifted({ id: lifted.id, order: next })
      announce(`${placeOf(next, lifted.id)}.`)
    } else return false
    return key !== 'Tab'
  }

  function pressed(event: KeyboardEvent) {
    const id = itemOf(event)
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey || !act(event.key, id)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={grid} onKeyDownCapture={pressed}>
      <p className="vh" role="status">
        {announcement}
      </p>
      <I18nProvider locale={readerLocale()}>
        <GridList
          aria-label={label}
          layout="grid"
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
          className={className}
        >
          {shown.map(({ id, content, className: own = '' }) => (
            <GridListItem
              key={id}
              id={id}
              textValue={placeOf(order, id)}
              className={lifted?.id === id ? `${own} lift` : own}
            >
              {content}
            </GridListItem>
          ))}
        </GridList>
      </I18nProvider>
    </div>
  )
}
