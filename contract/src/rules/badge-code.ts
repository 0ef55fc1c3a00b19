/** Crockford's base 32 has no I, L, O or U, so that a printed code is read aloud and typed without doubt. */
export const badgeCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const form = new RegExp(`^[${badgeCodeAlphabet}]{16}$`);

/** Finds the badge code in a scanned, typed or opened text: bare, in groups, or after the # of an address. */
export function badgeCodeIn(text: string): string | undefined {
  const code = withoutLookalikes(text.slice(text.lastIndexOf('#') + 1));
  return form.test(code) ? code : undefined;
}

export const badgeCodeLength = 16;

/** How many characters of a code were typed. */
export function typedLength(text: string): number {
  return withoutLookalikes(text).length;
}

/** Groups the code in fours, as it is printed. */
export function inFours(text: string): string {
  const characters = text.replace(/[\s-]/g, '').toUpperCase().slice(0, 16);
  return characters.replace(/(.{4})(?=.)/g, '$1 ');
}

/** O counts as 0, I and L count as 1: no code has those letters, but people type them. */
export function withoutLookalikes(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}
