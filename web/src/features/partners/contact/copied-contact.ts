import type { MediaContact } from 'contract/calls/partners';

/** The copied text is complete enough to be understood wherever it is pasted. */
export function copiedContact(name: string, contact: MediaContact): string {
  return [name, contact.name, contact.phone, contact.email].filter(Boolean).join('\n');
}
