import { useEffect } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { Page } from '../../../shell/page/page.tsx';
import { closeWindow } from './close-window.ts';
import { privacyWords } from './privacy.words.ts';

/** After Disagree and Exit; it stays where no window may be closed. */
export function Goodbye({ onStartAgain }: { onStartAgain: () => void }) {
  const say = useWords(privacyWords);
  useEffect(closeWindow, []);
  return (
    <Page title={say.goodbye} ownHead>
      <h1 className="unseen">{say.goodbye}</h1>
      <EmptyState
        type="e-data"
        title={say.goodbye}
        text={say.goodbyeText}
        quiet={{ text: say.startAgain, onAct: onStartAgain }}
      />
    </Page>
  );
}
