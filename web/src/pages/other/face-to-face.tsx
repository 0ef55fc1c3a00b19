import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactItems } from 'contract/calls/cards';
import type { Info } from 'contract/calls/profile';
import { exchangeCodeInFragment } from 'contract/face-to-face/exchange-code';
import { useEffect, useRef, useState } from 'react';
import { cardQueries, fetchOwnAgain, type Sharing } from '../../features/cards/cards.api.ts';
import { NothingToShare } from '../../features/cards/share/nothing-to-share.tsx';
import { ShareChoice } from '../../features/cards/share/share-choice.tsx';
import { hasNothingToShare, shareOf } from '../../features/cards/share/share-rules.ts';
import { faceToFaceWords } from '../../features/face-to-face/face-to-face.words.ts';
import type { OwnShare } from '../../features/face-to-face/own-share.ts';
import { ExchangeScan } from '../../features/face-to-face/scan/exchange-scan.tsx';
import { ShowOwn } from '../../features/face-to-face/show/show-own.tsx';
import { useEncounter } from '../../features/face-to-face/use-encounter.ts';
import { infoQueries } from '../../features/profile/info/info.api.ts';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useLanguage } from '../../lib/language.ts';
import { faceToFacePath, friendPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { overlay } from '../../shell/overlay/overlay.ts';
import { Page } from '../../shell/page/page.tsx';
import { useLocation, useNavigate } from '../../shell/router/router-context.ts';
import { useSearchParams } from '../../shell/router/search-params.ts';
import { returnPath } from '../../shell/session/return-path.ts';
import { useLeaveWhenOtherTabSignsOut } from '../../shell/session/signed-out-in-other-tab.ts';
import { ScanScene } from './scan-scene.tsx';

const ConfirmSheet = loadedLater(() => import('../../features/face-to-face/confirm/confirm-sheet.tsx'));

export default function FaceToFacePage() {
  const say = useWords(faceToFaceWords);
  const info = useQuery(infoQueries.info(useLanguage()));
  const sharing = useQuery(cardQueries.sharing());
  // The guard leaves this page open to those who scan their badge, so that it does here what it does for others.
  useEffect(() => returnPath.forget(), []);
  useLeaveWhenOtherTabSignsOut(true);
  if (info.data?.badge === 'red' && sharing.data && !hasNothingToShare(sharing.data))
    return <Exchanging me={info.data} sharing={sharing.data} />;
  return (
    <Page title={say.faceToFace}>
      <ConfirmToSee error={sharing.error}>
        <Loaded from={info} isEmpty={({ badge }) => badge !== 'red'} empty={<RedBadgeOnly />}>
          {() => <Loaded from={sharing}>{() => <NothingToShare />}</Loaded>}
        </Loaded>
      </ConfirmToSee>
    </Page>
  );
}

function RedBadgeOnly() {
  const say = useWords(faceToFaceWords);
  return <EmptyState type="e-data" title={say.redBadgeOnly} text={say.redBadgeOnlyText} />;
}

function Exchanging({ me, sharing }: { me: Info; sharing: Sharing }) {
  const say = useWords(faceToFaceWords);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const own = useOwnShare(sharing);
  const { open, meet, read, confirm, end } = useEncounter({
    onExchanged({ id, name }) {
      overlay.toast(say.exchanged(name));
      // A copy from before does not have the friend who is opened there.
      void fetchOwnAgain(queries);
      navigate(friendPath(id), { replace: true });
    },
  });
  useCodeInAddress(meet);
  useEffect(() => void ConfirmSheet.prepare(), []);
  const scans = useSearchParams().get('view') === 'scan';
  return (
    <>
      {scans ? (
        <ScanScene title={say.scanTheirs}>
          <ExchangeScan onCode={read} />
        </ScanScene>
      ) : (
        <Page title={say.faceToFace}>
          <ShowOwn me={me} own={own} isWanted={!open} />
        </Page>
      )}
      {open && <ConfirmSheet key={open.id} atOnce encounter={open} own={own} onConfirm={confirm} onEnd={end} />}
    </>
  );
}

/** What the viewer ticked on this page counts for both: the code that is shown and the one that is scanned. */
function useOwnShare(sharing: Sharing): OwnShare {
  const [chosen, choose] = useState<ContactItems>();
  const first = useRef<HTMLInputElement>(null);
  return {
    share: shareOf(sharing, chosen ?? sharing.ticked),
    contactName: sharing.contact?.name ?? '',
    choose,
    choice: (ticks) => <ShareChoice {...{ sharing, ...ticks }} ref={first} />,
  };
}

/** The phone's own camera opens the app with the code in the address, which is then removed. */
function useCodeInAddress(meet: (code: string) => Promise<void>) {
  const code = exchangeCodeInFragment(useLocation().hash);
  const navigate = useNavigate();
  const latest = useRef(meet);
  useEffect(() => {
    latest.current = meet;
  });
  useEffect(() => {
    if (!code) return;
    navigate(faceToFacePath, { replace: true });
    void latest.current(code);
  }, [code, navigate]);
}
