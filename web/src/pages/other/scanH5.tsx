import { useNavigate } from '../../shell/router/router-context.ts';
import { draft } from '../../features/sign-in/sign-in-draft.ts';
import { ScanView } from '../../features/sign-in/scan/scan-view.tsx';
import { scanWords } from '../../features/sign-in/scan/scan.words.ts';
import { loginPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { TitleInHostApp } from '../../shell/top-bar/title-in-host-app.tsx';
import { TopBar } from '../../shell/top-bar/top-bar.tsx';

export default function ScanPage() {
  const say = useWords(scanWords);
  const navigate = useNavigate();

  function enterCode() {
    draft.set({ method: 'badge', entersCode: true });
    navigate(loginPath, { replace: true });
  }

  return (
    <Page title={say.scanBadge} width="scene" ownHead>
      <div className="scan-page fills">
        <TopBar title={say.scanBadge} actions={<span />} />
        <TitleInHostApp title={say.scanBadge} actions={<span />} />
        <ScanView onEnterCode={enterCode} />
      </div>
    </Page>
  );
}
