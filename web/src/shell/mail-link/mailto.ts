/** An address cannot add a subject or a copy to the mail. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;
}
