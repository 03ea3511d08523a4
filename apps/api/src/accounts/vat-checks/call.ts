/** How long a service may take; the states' own systems answer within seconds or not at all. */
const timeoutMs = 20_000
const answerMax = 20_000

/** Where a service is, and how long it may take. */
export type Place = { url: string; timeoutMs?: number }

export type Called = {
  /** The body as JSON; undefined when there is none, or the server failed. */
  json: unknown
  /** The body as received, shortened, or why there is none. */
  raw: string
}

/** Reads at most `answerMax` characters of a body, so that no server can fill the memory. */
async function bodyOf(response: Response): Promise<string> {
  if (!response.body) return ''
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > answerMax) break
  }
  return text.slice(0, answerMax)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The only call of this portal to a service that confirms VAT ids. Never throws: a timeout, a broken connection, a
 * server error and a body that is no JSON have no `json`.
 */
export async function callService(place: Place, body: Record<string, string>): Promise<Called> {
  try {
    const response = await fetch(place.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(place.timeoutMs ?? timeoutMs),
    })
    const raw = await bodyOf(response)
    // The services answer a refused request with 400 to 404 and a status in the body.
    return {
      raw: raw === '' ? `HTTP ${response.status}` : raw,
      json: response.status < 500 ? jsonOf(raw) : undefined,
    }
  } catch (error) {
    return { raw: error instanceof Error ? `${error.name}: ${error.message}` : 'failed', json: undefined }
  }
}
