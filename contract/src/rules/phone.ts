/**
 * The rules for telephone numbers of specification §5, shared by sign-in, profile, contact person, import and console.
 */

const mainlandMobile = /^1[2-9]\d{9}$/;
const generalPhone = /^\+?[1-9]\d{1,14}$/;

export function isMainlandMobile(text: string) {
  return mainlandMobile.test(text);
}

export function isGeneralPhone(text: string) {
  return generalPhone.test(text);
}

/** Numbers with +86 or no country code follow the mainland rule, all others the general rule. */
export function isMobile(text: string) {
  const number = withoutSpacing(text);
  if (number.startsWith('+86')) return isMainlandMobile(number.slice(3));
  return number.startsWith('+') ? isGeneralPhone(number) : isMainlandMobile(number);
}

/** The number in E.164, for comparisons; undefined if it is not correct. */
export function normalMobile(text: string): string | undefined {
  const number = withoutSpacing(text);
  if (!isMobile(number)) return undefined;
  return number.startsWith('+') ? number : `+86${number}`;
}

function withoutSpacing(text: string) {
  return text.replace(/[\s-]/g, '');
}
