import type { Verification } from '@portal/contract/registration'

const unknownError = 'Es ist ein unbekannter Fehler aufgetreten. Bitte versuchen Sie es später erneut.'
const noValidToken =
  'Der Link enthält kein oder ein ungültiges Token. Bitte rufen Sie eine gültige Adresse mit Token auf.'

/** The text about a used link; without an answer it is the unknown error (H-31 to H-36). */
export function verificationText(answer: Verification | undefined): { kind: 'ok' | 'error'; text: string } {
  switch (answer?.status) {
    case 'VALID':
      return {
        kind: 'ok',
        text: answer.partnernumberExistent
          ? 'Ihre E-Mail-Adresse wurde bestätigt. Sie erhalten eine weitere Mail, sobald Ihre Unterlagen geprüft sind und Ihr Konto freigeschaltet ist.'
          : 'Ihre E-Mail-Adresse wurde bestätigt. Bitte melden Sie sich an, um Ihre Dokumente hochzuladen.',
      }
    case 'ACCOUNT_ALREADY_VERIFIED':
      return { kind: 'ok', text: 'Ihre E-Mail ist bereits verifiziert.' }
    case 'TOKEN_INVALID':
    case 'NO_TOKEN_PROVIDED':
      return { kind: 'error', text: noValidToken }
    case 'VERIFICATION_TOKEN_NOT_FOUND':
      return {
        kind: 'error',
        text: 'Das Token wurde nicht gefunden. Bitte prüfen Sie den Link und versuchen Sie es erneut.',
      }
    default:
      return { kind: 'error', text: unknownError }
  }
}
