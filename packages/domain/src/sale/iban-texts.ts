/** @returns 'DE64 9999 9999 0004 8098 80': in groups of four, as on bank statements, whatever groups it had. */
export const ibanText = (iban: string) => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')

/** @returns 'DE … 9880': for places that must not show an account number. */
export const maskedIban = (iban: string) => `${iban.slice(0, 2)} … ${iban.slice(-4)}`
