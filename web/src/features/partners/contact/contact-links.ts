/** Only the number becomes the link; an extension in words after it is for the person who dials. */
export function callLink(phone: string): string {
  const number = /^\+?[\d\s()./-]+/.exec(phone.trim())?.[0] ?? '';
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** Only web addresses become links; anything else is shown as text. */
export function webLink(website: string): string | undefined {
  try {
    const { protocol, href } = new URL(website.includes('://') ? website : `https://${website}`);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** The address in the form in which people write it down. */
export function shownWebsite(website: string): string {
  return website.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
