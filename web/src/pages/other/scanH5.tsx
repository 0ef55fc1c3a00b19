import { useEffect } from 'react';
import { exchangeCodeInFragment } from 'contract/face-to-face/exchange-code';
import { BadgeScan } from '../../features/sign-in/scan/badge-scan.tsx';
import { badgeScanWords } from '../../features/sign-in/scan/badge-scan.words.ts';
import { draft } from '../../features/sign-in/sign-in-draft.ts';
import { faceToFacePath, loginPath, scanPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { lazyPage } from '../../shell/lazy-page/lazy-page.tsx';
import { LoadingView } from '../../shell/loaded/loading-view.tsx';
import { useLocation, useNavigate } from '../../shell/router/router-context.ts';
import { returnPath } from '../../shell/session/return-path.ts';
import { useSignedIn } from '../../shell/session/session-state.ts';
import { ScanScene } from './scan-scene.tsx';

const FaceToFacePage = lazyPage(() => import('./face-to-face.tsx'));

/** The page of both kinds of scanning: a badge before the login, the other's code of an exchange after it. */
export default function ScanPage() {
  const signedIn = useSignedIn();
  const { search, hash } = useLocation();
  if (signedIn) return <FaceToFacePage />;
  const wantsExchange = exchangeCodeInFragment(hash) !== undefined || `${scanPath}${search}` === faceToFacePath;
  return wantsExchange ? <LogInFirst /> : <ScanBadge />;
}

/** By then the code will be too old, and the page says how to get another one. */
function LogInFirst() {
  const navigate = useNavigate();
  useEffect(() => {
    const [pathname = scanPath, search = ''] = faceToFacePath.split(/(?=\?)/);
    returnPath.remember({ pathname, search });
    navigate(loginPath, { replace: true });
  }, [navigate]);
  return <LoadingView />;
}

function ScanBadge() {
  const say = useWords(badgeScanWords);
  const navigate = useNavigate();

  function enterCode() {
    draft.set({ method: 'badge', entersCode: true });
    navigate(loginPath, { replace: true });
  }

  return (
    <ScanScene title={say.scanBadge}>
      <BadgeScan onEnterCode={enterCode} />
    </ScanScene>
  );
}
