/** Formats a telephone number for reading: a Beijing landline in groups, others unchanged. */
export function readablePhone(number: string): string {
  return number.replace(/^\+8610(\d{4})(\d{4})$/, '+86 10 $1 $2');
}
