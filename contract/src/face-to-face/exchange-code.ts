const page = '/cdfH5/pages/other/scanH5';
/** It stands before the code, so that no badge's address can be taken for one of an exchange, nor the other way round. */
const mark = 'exchange=';
/** 256 random bits in base64url. */
const form = /^[A-Za-z0-9_-]{43}$/;

/**
 * What the QR code of an exchange contains: an address, so that the phone's own camera opens the app. The code stands
 * after the #, which browsers do not send to servers.
 */
export function exchangeAddress(origin: string, code: string): string {
  return `${origin}${page}#${mark}${code}`;
}

/** The code of an exchange in what was scanned; undefined for everything else, such as a badge or another site. */
export function exchangeCodeIn(text: string, origin: string): string | undefined {
  const before = exchangeAddress(origin, '');
  return text.startsWith(before) ? wholeCode(text.slice(before.length)) : undefined;
}

/** The same in the fragment of an address that a phone's own camera opened. */
export function exchangeCodeInFragment(fragment: string): string | undefined {
  return fragment.startsWith(`#${mark}`) ? wholeCode(fragment.slice(mark.length + 1)) : undefined;
}

export function isExchangeCode(text: string): boolean {
  return form.test(text);
}

function wholeCode(text: string): string | undefined {
  return isExchangeCode(text) ? text : undefined;
}
