import { Icon } from '../../../kit/icon/icon.tsx';
import { keyboardIcon } from '../../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { ScanView } from '../../../shell/scan/scan-view.tsx';
import { useReadBadge } from '../badge/use-read-badge.ts';
import { badgeScanWords } from './badge-scan.words.ts';

/** Reads the code on a badge; typing it is always offered. */
export function BadgeScan({ onEnterCode }: { onEnterCode: () => void }) {
  const say = useWords(badgeScanWords);
  const read = useReadBadge();
  async function onCode(text: string) {
    // The call itself shows the server's refusal.
    const problem = await read(text).catch(() => undefined);
    if (problem) overlay.toast(problem);
  }
  return (
    <ScanView onCode={onCode} texts={say}>
      <button type="button" onClick={onEnterCode}>
        <Icon path={keyboardIcon} />
        {say.enterCode}
      </button>
    </ScanView>
  );
}
