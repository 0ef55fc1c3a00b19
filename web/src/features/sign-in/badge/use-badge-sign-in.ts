import { isRefusal } from '../../../lib/call/call-failure.ts';
import type { ReadBadge } from '../../../lib/storage/sign-in-storage.ts';
import { useWords } from '../../../lib/words.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { legalWords } from '../../../shell/legal-texts/legal-texts.words.ts';
import { draft } from '../sign-in-draft.ts';
import { enterByBadge } from '../sign-in.api.ts';
import { useBeginSession } from '../use-begin-session.ts';

type BadgeSignIn = { badge: ReadBadge; onSignedIn: () => void; onExpired: () => void };

const formFields = { fields: ['birthDate', 'agreed'], otherwise: 'birthDate' } as const;

export function useBadgeSignIn({ badge, onSignedIn, onExpired }: BadgeSignIn) {
  const say = useWords(legalWords);
  const form = useSubmit(formFields);
  const begin = useBeginSession();

  async function signIn(birthDate: string) {
    if (!draft.get().ticked) return { agreed: say.tickFirst };
    try {
      await begin((agreed) => enterByBadge(badge.flowId, birthDate, agreed));
    } catch (failure) {
      // The attempt has expired, or the badge was voided in the meantime: it has to be read again.
      if (isRefusal(failure, 'notABadge')) onExpired();
      throw failure;
    }
    onSignedIn();
    return undefined;
  }
  return { form, signIn };
}
