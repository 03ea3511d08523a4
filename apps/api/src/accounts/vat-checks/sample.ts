import type { VatOutcome, VatService } from './service.ts'

/** The outcome by the last digit of a number; any other digit confirms it. */
const outcomes: Readonly<Record<string, VatOutcome>> = {
  '4': 'city-differs',
  '5': 'name-unknown',
  '6': 'refused',
  '7': 'name-differs',
  '8': 'unavailable',
  '9': 'invalid',
}

/** Answers of the portal with sample data, which asks nobody: the last digit of the number decides. */
export const sampleService: VatService = {
  name: 'sample',
  ask: async ({ vatId }) => {
    const outcome = outcomes[vatId.replaceAll(/\D/g, '').at(-1) ?? ''] ?? 'confirmed'
    return { outcome, raw: JSON.stringify({ sample: outcome }), requestId: `sample-${vatId}` }
  },
}
