import { useEffect } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { Page } from '../../../shell/page/page.tsx';
import { privacyWords } from './privacy.words.ts';

/** Shown after Disagree and Exit, if the window cannot be closed. */
export function DisagreeAndExit({ onStartAgain }: { onStartAgain: () => void }) {
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

type Surrounding = { WeixinJSBridge?: { call?: (action: string) => void } };

/** Asks the host app, WeChat or the browser to close the page. A browser closes only windows that a script opened. */
function closeWindow(): void {
  const { WeixinJSBridge, forumHost } = window as Window & Surrounding;
  for (const close of [() => forumHost?.close?.(), () => WeixinJSBridge?.call?.('closeWindow'), () => window.close()]) {
    try {
      close();
    } catch {
      // The next attempt may work.
    }
  }
}
