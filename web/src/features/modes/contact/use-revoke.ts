import { useQueryClient } from '@tanstack/react-query';
import type { ContactPerson } from 'contract/calls/modes';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, revokeContact } from '../modes.api.ts';
import { modeWords } from '../modes.words.ts';
import { contactWords } from './contact.words.ts';

/** One tap ends it at once: a question in between would give a person who is not trusted any more more time. */
export function useRevoke(contact: Pick<ContactPerson, 'name' | 'state'>): () => Promise<void> {
  const say = useWords(contactWords);
  const modes = useWords(modeWords);
  const queries = useQueryClient();
  return async () => {
    try {
      const { mode } = await revokeContact();
      overlay.toast(contact.state === 'waiting' ? say.withdrawn : say.revoked(contact.name, modes[mode]));
    } catch {
      // The call has already shown the failure.
    }
    await fetchOwnAgain(queries);
  };
}
