/** '−3,5' or '16.400,50' as a number; NaN for anything else and for more than two decimals. */
export function germanNumber(text: string): number {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** 16400.5 as '16400,5' and no number as '', for a field in which the number is edited. */
export const germanNumberText = (value: number | null | undefined) => String(value ?? '').replace('.', ',')
