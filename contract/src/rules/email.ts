/** The rule for e-mail addresses of specification §5, once for every form and import. */

// Bounded label count and no nested repetition: linear on any input.
const email = /^[A-Za-z0-9][A-Za-z0-9._-]*@[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/;
const emailLongest = 254;

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
