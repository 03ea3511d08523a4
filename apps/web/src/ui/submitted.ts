import type { SyntheticEvent } from 'react'

/** The handler of a form that is sent by the program and not by the browser. */
export const submitted = (send: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault()
  send()
}
