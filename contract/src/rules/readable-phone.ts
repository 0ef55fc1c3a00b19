/** Formats a telephone number for reading: a Beijing landline in groups, others unchanged. */
export function readablePhone(number: string): string {
  return number.replace(/^\+8610(\d{4})(\d{4})$/, '+86 10 $1 $2');
}

/**
 * The link that dials a number as it was written down: spaces and brackets are not allowed in it, and an extension in
 * words is for the person who dials. A (0) is left out abroad, so it goes behind a country code.
 */
export function callLink(phone: string): string {
  const number = /\+?\(?\d[\d\s()./‐-―-]*/.exec(phone.normalize('NFKC'))?.[0] ?? '';
  const dialled = number.startsWith('+') ? number.replace('(0)', '') : number;
  return `tel:${dialled.replaceAll(/[^+\d]/g, '')}`;
}
