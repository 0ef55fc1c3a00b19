import { useState } from 'react';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import type { ReadBadge } from '../../../lib/storage/sign-in-storage.ts';
import { useWords } from '../../../lib/words.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { legalWords } from '../../../shell/legal-texts/legal-texts.words.ts';
import { missingTick } from '../agreement-tick-needed.ts';
import { enterByBadge } from '../sign-in.api.ts';
import { useBeginSession } from '../use-begin-session.ts';

type BadgeSignIn = { badge: ReadBadge; birthDate: string; onSignedIn: () => void; onExpired: () => void };

const formFields = { fields: ['birthDate', 'agreed'], otherwise: 'birthDate' } as const;

/** What was wrong with a date is shown as long as that date is chosen. */
export function useBadgeSignIn({ badge, birthDate, onSignedIn, onExpired }: BadgeSignIn) {
  const say = useWords(legalWords);
  const form = useSubmit({ ...formFields, about: birthDate });
  const [triesLeft, setTriesLeft] = useState<number>();
  const [locked, setLocked] = useState<string>();
  const begin = useBeginSession();

  async function signIn() {
    const noTick = missingTick(say);
    if (noTick) return noTick;
    try {
      await begin((agreed) => enterByBadge(badge.flowId, birthDate, agreed));
    } catch (failure) {
      // The attempt has expired, or the badge was voided in the meantime: it has to be read again.
      if (isRefusal(failure, 'notABadge')) onExpired();
      if (isRefusal(failure, 'badgeRestricted')) setLocked(failure.msg);
      if (isRefusal(failure, 'wrongBirthDate')) setTriesLeft(failure.triesLeft);
      throw failure;
    }
    onSignedIn();
    return undefined;
  }
  return { form, signIn, triesLeft, locked };
}
