import { afterEach, describe, expect, test } from 'vitest'
import { closeToast, currentToast, endPageToast, toast } from './toast.ts'

const text = () => currentToast()?.text ?? null

describe('Eine Meldung', () => {
  afterEach(closeToast)

  test('of an error ends with its page', () => {
    toast('error', 'Das ging nicht.')
    endPageToast()
    expect(text()).toBeNull()
  })

  test('of a guard is shown on the page it leads to, and ends with that page', () => {
    toast('error', 'Sie müssen angemeldet sein.', 'next-page')
    endPageToast()
    expect(text()).toBe('Sie müssen angemeldet sein.')
    endPageToast()
    expect(text()).toBeNull()
  })

  test('of a success stays while another page opens', () => {
    toast('success', 'Gespeichert.')
    endPageToast()
    expect(text()).toBe('Gespeichert.')
  })
})
