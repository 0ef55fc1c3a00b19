import './sign-in.css';
import { useEffect, useRef } from 'react';
import { useLocation } from '../../shell/router/router-context.ts';
import { Note } from '../../kit/note/note.tsx';
import { Segment } from '../../kit/segment/segment.tsx';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { whenQuiet } from '../../lib/idle/idle.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { CodeForm } from './code/code-form.tsx';
import { draft, useDraft, useDraftUntilSignedIn, type SignInMethod } from './sign-in-draft.ts';
import { failedEntry } from '../../shell/launch/failed-entry.ts';
import { scannedBadge } from '../../shell/launch/scanned-badge.ts';
import { HillsArt } from './hills-art.tsx';
import { methodOrder, methodToShow } from './which-method-first.ts';
import { SignInHead } from './sign-in-head.tsx';
import { SignInHelp } from './sign-in-help.tsx';
import { signInWords } from './sign-in.words.ts';

// No language begins with it, so its code comes after the first screen.
const BadgeForm = loadedLater(() => import('./badge/badge-form.tsx'));

type Props = {
  /** Nothing is sent before the privacy popup was agreed to. */
  active: boolean;
  onSignedIn: () => void;
};

/** The sign-in page with its three methods. */
export function SignIn({ active, onSignedIn }: Props) {
  const say = useWords(signInWords);
  const methods = methodOrder(useLanguage());
  const draftNow = useDraft();
  useDraftUntilSignedIn();
  // The address on a badge arrives by a navigation.
  useLocation();
  useEffect(() => whenQuiet(BadgeForm.prepare), []);
  const method = methodToShow({ ...draftNow, methods, scanned: scannedBadge.waits() });
  const page = useRef<HTMLDivElement>(null);

  function switchTo(other: SignInMethod) {
    draft.set({ method: other });
    // The tapped button disappears with its form, so the focus moves to the method that it chose.
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[name="method"]:checked')?.focus());
  }

  return (
    <div ref={page} className="sign-in fills">
      <SignInHead active={active} />
      {failedEntry.isNoted() && (
        <div className="sign-in__note">
          <Note warn>{say.openAgain}</Note>
        </div>
      )}
      <Segment
        name="method"
        label={say.methods}
        choices={methods.map((value) => ({ value, text: say[value] }))}
        chosen={method}
        onChoose={(chosen) => draft.set({ method: chosen, entersCode: false })}
      />
      {method === 'badge' ? (
        <BadgeForm atOnce active={active} />
      ) : (
        <CodeForm channel={method} active={active} onOtherMethod={switchTo} onSignedIn={onSignedIn} />
      )}
      <SignInHelp forCode={method !== 'badge'} active={active} />
      <HillsArt />
    </div>
  );
}
