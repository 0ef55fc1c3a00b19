const form = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** The badge code in what was scanned, typed or opened: bare, in groups, or behind the # of an address. */
export function badgeCodeIn(text: string): string | undefined {
  const code = plain(text.slice(text.lastIndexOf('#') + 1));
  return form.test(code) ? code : undefined;
}

/** As printed: in fours. */
export function inFours(text: string): string {
  const characters = text.replace(/[\s-]/g, '').toUpperCase().slice(0, 16);
  return characters.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Read aloud or typed, O is 0 and I and L are 1: those letters are on no badge. */
function plain(text: string) {
  return text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}
