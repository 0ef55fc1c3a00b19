import { useNavigate } from '../../shell/router/router-context.ts';
import { draft } from '../../features/sign-in/sign-in-draft.ts';
import { BadgeScan } from '../../features/sign-in/scan/badge-scan.tsx';
import { badgeScanWords } from '../../features/sign-in/scan/badge-scan.words.ts';
import { loginPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { TitleInHostApp } from '../../shell/top-bar/title-in-host-app.tsx';
import { TopBar } from '../../shell/top-bar/top-bar.tsx';

export default function ScanPage() {
  const say = useWords(badgeScanWords);
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
        <BadgeScan onEnterCode={enterCode} />
      </div>
    </Page>
  );
}
