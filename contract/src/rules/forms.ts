/** The validation rules of specification §5, once: for sign-in, profile, contact person, import and console. */

const mainlandMobile = /^1[2-9]\d{9}$/;
const generalPhone = /^\+?[1-9]\d{1,14}$/;
// Bounded label count and no nested repetition: linear on any input.
const email = /^[A-Za-z0-9][A-Za-z0-9._-]*@[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/;
const emailLongest = 254;

export function isMainlandMobile(text: string) {
  return mainlandMobile.test(text);
}

export function isGeneralPhone(text: string) {
  return generalPhone.test(text);
}

/** The mainland rule where the country code is +86 or none, else the general rule. */
export function isMobile(text: string) {
  const number = withoutSpacing(text);
  if (number.startsWith('+86')) return isMainlandMobile(number.slice(3));
  return number.startsWith('+') ? isGeneralPhone(number) : isMainlandMobile(number);
}

/** E.164, for comparing; undefined where the number is not correct. */
export function normalMobile(text: string): string | undefined {
  const number = withoutSpacing(text);
  if (!isMobile(number)) return undefined;
  return number.startsWith('+') ? number : `+86${number}`;
}

export function isEmail(text: string) {
  return text.length <= emailLongest && email.test(withLowerCaseDomain(text));
}

/** Lower-cased as a whole, for comparing; undefined where the address is not correct. */
export function normalEmail(text: string): string | undefined {
  return isEmail(text) ? text.toLowerCase() : undefined;
}

function withLowerCaseDomain(text: string) {
  const at = text.lastIndexOf('@');
  // ASCII only: toLowerCase() would turn the Kelvin sign into a k and let a foreign letter pass for one of ours.
  return at < 0 ? text : text.slice(0, at) + text.slice(at).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function withoutSpacing(text: string) {
  return text.replace(/[\s-]/g, '');
}
