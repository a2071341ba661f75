/**
 * What a number field lets in while someone types. Full-width digits and 。 of a Chinese keyboard
 * count as the plain ones.
 */

export function keepDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** Digits and at most one decimal. */
export function keepDecimal(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[。，,]/g, '.')
    .replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 1)}`
}
