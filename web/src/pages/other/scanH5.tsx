import './scanH5.css';
import { useNavigate } from 'react-router';
import { draft } from '../../features/session/code/draft.ts';
import { ScanView } from '../../features/session/scan/scan-view.tsx';
import { scanWords } from '../../features/session/scan/scan.words.ts';
import { loginPath } from '../../features/session/session-paths.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSurroundings } from '../../shell/surroundings.ts';
import { TopBar } from '../../shell/top-bar/top-bar.tsx';

export default function ScanPage() {
  const say = useWords(scanWords);
  const navigate = useNavigate();
  const { inHostApp } = useSurroundings();

  function enterCode() {
    draft.set({ way: 'badge' });
    void navigate(loginPath, { replace: true });
  }

  return (
    <Page title={say.scanBadge} ownHead>
      <div className="scan-page">
        {inHostApp ? <h1 className="unseen">{say.scanBadge}</h1> : <TopBar title={say.scanBadge} actions={<span />} />}
        <ScanView onEnterCode={enterCode} />
      </div>
    </Page>
  );
}
