import { Icon } from '../../../kit/icon/icon.tsx';
import { qrIcon } from '../../../kit/icon/info-icons.ts';
import { faceToFacePath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { ScanView } from '../../../shell/scan/scan-view.tsx';
import { exchangeScanWords } from './exchange-scan.words.ts';

/** Reads the other's code; showing the own one is always offered. */
export function ExchangeScan({ onCode }: { onCode: (text: string) => Promise<void> }) {
  const say = useWords(exchangeScanWords);
  const navigate = useNavigate();
  return (
    <ScanView onCode={onCode} texts={say}>
      <button type="button" onClick={() => navigate(faceToFacePath, { replace: true })}>
        <Icon path={qrIcon} />
        {say.showMine}
      </button>
    </ScanView>
  );
}
