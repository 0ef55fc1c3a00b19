import { useQueryClient } from '@tanstack/react-query';
import { agreementMissing, notABadge } from 'contract/refusals';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { draft } from '../draft.ts';
import { isAnswer, isRefusal, placeOf } from '../code/refusal-place.ts';
import { startSession } from '../../../shell/session/start-session.ts';
import type { ReadBadge } from '../../../lib/storage/tab-storage.ts';
import { enterByBadge } from '../sign-in.api.ts';
import { useAgreedVersions } from '../use-agreed-versions.ts';
import { useSessionKind } from '../use-session-kind.ts';

type Around = { badge: ReadBadge; onSignedIn: () => void; onExpired: () => void };
type CheckProblems = { date?: string; tick?: string };

export function useBadgeSignIn({ badge, onSignedIn, onExpired }: Around) {
  const language = useLanguage();
  const queries = useQueryClient();
  const versions = useAgreedVersions();
  const kind = useSessionKind();
  const busy = useRef(false);
  const [told, setTold] = useState<{ language: string; problems: CheckProblems }>();
  const setProblems = (problems: CheckProblems) => setTold({ language, problems });

  async function trySignIn(birthDate: string) {
    try {
      startSession(await enterByBadge(badge.flowId, birthDate, await versions.get(), kind), queries);
      onSignedIn();
    } catch (failure) {
      if (!isAnswer(failure)) return;
      // The attempt is over, or the badge was voided meanwhile: it has to be read again.
      if (isRefusal(failure.msg, notABadge)) onExpired();
      const aboutTick = placeOf(failure) === 'tick';
      if (aboutTick) versions.forget();
      setProblems(aboutTick ? { tick: failure.msg } : { date: failure.msg });
    }
  }

  async function signIn(birthDate: string) {
    if (busy.current) return;
    if (!draft.get().ticked) {
      overlay.toast(agreementMissing.says[language]);
      return setProblems({ tick: agreementMissing.says[language] });
    }
    busy.current = true;
    setProblems({});
    await trySignIn(birthDate);
    busy.current = false;
  }
  // Words of the other language say nothing any more.
  const problems = told?.language === language ? told.problems : {};
  return { problems, signIn: (birthDate: string) => void signIn(birthDate) };
}
