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
