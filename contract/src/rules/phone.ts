/** The rules for telephone numbers of specification §5, once: for sign-in, profile, contact person, import and console. */

const mainlandMobile = /^1[2-9]\d{9}$/;
const generalPhone = /^\+?[1-9]\d{1,14}$/;

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

function withoutSpacing(text: string) {
  return text.replace(/[\s-]/g, '');
}
