import { EmptyState } from '../kit/empty-state/empty-state.tsx';
import { refreshIcon } from '../kit/icon/icons.ts';
import { isTooOld } from '../lib/browsers/is-too-old.ts';
import { member } from '../lib/json.ts';
import { pageSettings } from '../lib/page-config.ts';
import { useWords } from '../lib/words.ts';
import { brokenWords } from './broken.words.ts';
import { shellWords } from './shell.words.ts';

const reload = () => window.location.reload();
// The router is avoided, because it may be part of what broke.
const goHome = () => window.location.assign(import.meta.env.BASE_URL);

/** The server wrote it into the page, because a call may be what failed. */
function secretariatPhone(): string {
  const phone = member(pageSettings(), 'secretariatPhone');
  return typeof phone === 'string' ? ` ${phone}` : '';
}

/** What is shown instead of a page that failed. It is always there: what broke may have been the loading of code. */
export function Broken() {
  const [say, sayBroken] = [useWords(shellWords), useWords(brokenWords)];
  return (
    <main className="page fills">
      <EmptyState
        type="e-data"
        title={sayBroken.somethingWrong}
        text={isTooOld() ? sayBroken.tooOld(secretariatPhone()) : sayBroken.sorry}
        primary={{ text: say.tryAgain, icon: refreshIcon, onAct: reload }}
        quiet={{ text: say.openHome, onAct: goHome }}
      />
    </main>
  );
}
