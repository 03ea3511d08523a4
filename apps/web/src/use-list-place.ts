import { useLocation } from 'react-router'
import { z } from 'zod'

const ListPlace = z.object({ list: z.string() })

/** The address of the list of vehicles that a page was opened from, and the navigation state that passes it on. */
export function useListPlace() {
  const place = ListPlace.safeParse(useLocation().state).data
  return { list: place?.list, state: place }
}
