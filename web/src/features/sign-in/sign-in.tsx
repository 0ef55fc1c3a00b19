import './sign-in.css';
import { useRef } from 'react';
import { useLocation } from '../../shell/router/router-context.ts';
import { Segment } from '../../kit/segment/segment.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { BadgeForm } from './badge/badge-form.tsx';
import { CodeForm } from './code/code-form.tsx';
import { draft, useDraft, useDraftUntilSignedIn, type Way } from './draft.ts';
import { scannedBadge } from '../../shell/session/scanned-badge.ts';
import { HillsArt } from './hills-art.tsx';
import { SignInHead } from './sign-in-head.tsx';
import { SignInHelp } from './sign-in-help.tsx';
import { signInWords } from './sign-in.words.ts';

type Props = {
  /** Nothing is sent before the privacy popup was agreed to. */
  active: boolean;
  onSignedIn: () => void;
};

// Abroad a text message is slow or never comes: e-mail stands first outside Chinese.
const order: Record<'zh' | 'en', readonly Way[]> = {
  zh: ['mobile', 'email', 'badge'],
  en: ['email', 'mobile', 'badge'],
};

/** Three ways, one screen. */
export function SignIn({ active, onSignedIn }: Props) {
  const say = useWords(signInWords);
  const ways = order[useLanguage()];
  const { way: tapped, sent } = useDraft();
  // After a reload the way a code went is the way on.
  const chosen = tapped ?? sent?.way ?? ways[0] ?? 'mobile';
  useDraftUntilSignedIn();
  // A badge's own address opens the badge's way; it arrives by a navigation.
  useLocation();
  const way = scannedBadge.waits() ? 'badge' : chosen;
  const page = useRef<HTMLDivElement>(null);

  function goOtherWay(other: Way) {
    draft.set({ way: other });
    // What was tapped is gone with its form: the keyboard's place is at the way that it chose.
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[name="way"]:checked')?.focus());
  }

  return (
    <div ref={page} className="sign-in">
      <SignInHead active={active} />
      <Segment
        name="way"
        label={say.ways}
        choices={ways.map((value) => ({ value, text: say[value] }))}
        chosen={way}
        onChoose={(chosen) => draft.set({ way: chosen })}
      />
      {way === 'badge' ? (
        <BadgeForm active={active} />
      ) : (
        <CodeForm way={way} active={active} onOtherWay={goOtherWay} onSignedIn={onSignedIn} />
      )}
      <SignInHelp forCode={way !== 'badge'} active={active} />
      <HillsArt />
    </div>
  );
}
