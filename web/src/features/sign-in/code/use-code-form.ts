import { type RefObject, useRef, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { onceWithin } from '../../../lib/guards.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { signInWords } from '../sign-in.words.ts';
import { type CodeWay, isAddress, mobileAddress } from './address.ts';
import { secondsUntil } from './countdown.ts';
import { dialOf, firstRegion } from './dial-codes.ts';
import { useDraft } from '../draft.ts';
import type { Place, Problems } from './refusal-place.ts';
import { wentTo } from './sent-to.ts';
import { useCodeSignIn } from './use-code-sign-in.ts';
import { usePicture } from '../image/use-picture.ts';
import { useSendCode } from './use-send-code.ts';

type Fields = Record<Exclude<Place, 'form'>, RefObject<HTMLInputElement | null>>;
type Around = { way: CodeWay; active: boolean; onSignedIn: () => void; fields: Fields };

export function useCodeForm({ way, active, onSignedIn, fields }: Around) {
  const say = useWords(signInWords);
  const { region, address, typed } = useTyped(way);
  const wait = useWait(way, address);
  const { picture, sent } = useDraft();
  const { failed, refresh } = usePicture(active && wait === 0);
  const { problems, show } = useProblems(way, fields);
  const send = useSendCode(way, address, say);
  const signIn = useCodeSignIn();
  const onlyOne = useOneAtATime();

  return {
    ...{ region, typed, wait, problems },
    // After a reload within the wait there is nothing to show, and nothing to type.
    showsPicture: wait === 0 || picture !== undefined,
    pictureFailed: failed,
    refreshPicture: () => void refresh(),
    send: onlyOne(async () => {
      const outcome = await send();
      show(outcome.problems);
      if (!outcome.sent) return;
      overlay.toast(say.sent);
      fields.code.current?.focus();
    }),
    signIn: onlyOne(async () => {
      // Before a code was asked for, it is not the code that is wrong first.
      const early =
        sent || isAddress(way, address) ? {} : { address: way === 'mobile' ? say.wrongMobile : say.wrongEmail };
      const found = await signIn();
      if (found) show({ ...early, ...found });
      else onSignedIn();
    }),
  };
}

function useTyped(way: CodeWay) {
  const language = useLanguage();
  const { mobile, email, region: chosen } = useDraft();
  const region = chosen ?? firstRegion(language, navigator.language);
  if (way === 'email') return { region, address: email.trim(), typed: email };
  return { region, address: mobile.trim() && mobileAddress(dialOf(region), mobile), typed: mobile };
}

/** Seconds until a code may be asked for again. It counts for the address it went to, not for a corrected one. */
function useWait(way: CodeWay, address: string): number {
  const known = useDraft();
  useNow(1_000);
  if (known.sent?.way !== way) return 0;
  const concernsIt = address === '' || wentTo(known, way, address);
  return concernsIt ? secondsUntil(known.sent.resendAt) : 0;
}

/** The first problem gets the focus; where the server did not say it already, a toast does. */
function useProblems(way: CodeWay, fields: Fields) {
  const language = useLanguage();
  const [told, setTold] = useState<{ way: CodeWay; language: string; problems: Problems }>();
  // They belong to the form they were found in, and to the language they were said in.
  const problems = told?.way === way && told.language === language ? told.problems : {};

  function show(found: Problems) {
    setTold({ way, language, problems: found });
    const [first] = (['address', 'characters', 'code', 'tick'] as const).filter((place) => found[place]);
    if (!first) return;
    overlay.toast(found[first] ?? '');
    fields[first].current?.focus();
  }
  return { problems, show };
}

/** A double tap, or a tap while the last one is still under way, does nothing. */
function useOneAtATime() {
  const [once] = useState(() => onceWithin());
  const busy = useRef(false);
  return (action: () => Promise<void>) => () =>
    void once(async () => {
      if (busy.current) return;
      busy.current = true;
      try {
        await action();
      } finally {
        busy.current = false;
      }
    });
}
