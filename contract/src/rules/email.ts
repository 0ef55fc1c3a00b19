/** The rule for email addresses of specification §5, shared by every form and import. */

// The number of labels is bounded and no repetition is nested, so that matching takes linear time on any input.
const email = /^[A-Za-z0-9][A-Za-z0-9._-]*@[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/;
const emailLongest = 254;

export function isEmail(text: string) {
  return text.length <= emailLongest && email.test(withLowerCaseDomain(text));
}

/** The address in lower case, for comparisons; undefined if it is not correct. */
export function normalEmail(text: string): string | undefined {
  return isEmail(text) ? text.toLowerCase() : undefined;
}

function withLowerCaseDomain(text: string) {
  const at = text.lastIndexOf('@');
  // Only ASCII letters are allowed, because toLowerCase() would turn the Kelvin sign into a k.
  return at < 0 ? text : text.slice(0, at) + text.slice(at).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
