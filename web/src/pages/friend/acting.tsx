import { useQuery } from '@tanstack/react-query';
import type { Cards } from 'contract/calls/cards';
import type { Acting } from 'contract/calls/modes';
import { cardQueries } from '../../features/cards/cards.api.ts';
import { RequestsFor } from '../../features/cards/requests/requests-view.tsx';
import { WaitingFor } from '../../features/cards/requests/waiting-for.tsx';
import { ActingGroups } from '../../features/modes/acting/acting-groups.tsx';
import { ActingStrip } from '../../features/modes/acting/acting-strip.tsx';
import { Invitations } from '../../features/modes/acting/invitations.tsx';
import { actingWords } from '../../features/modes/acting/acting.words.ts';
import { StopActing } from '../../features/modes/acting/stop-acting.tsx';
import { Card } from '../../kit/card/card.tsx';
import { scheduleIcon } from '../../features/modes/mode-icons.ts';
import { useLanguage } from '../../lib/language.ts';
import { principalSchedulePath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { MenuLink } from '../../shell/menu-row/menu-row.tsx';
import { meQueries } from '../../shell/session/me.api.ts';

const useMe = () => useQuery(meQueries.me(useLanguage())).data;
export const useViewerName = () => useMe()?.name ?? '';

type Delegate = Acting['delegates'][number];

/** The cards of one delegate for whom the viewer acts; without the list of delegates, the cards alone. */
export function ActingCards({ acting, id, cards }: { acting: Acting | undefined; id: string; cards: Cards }) {
  const me = useMe();
  const current = acting?.delegates.find((one) => one.id === id);
  const principal = { id, name: current?.name ?? '' };
  return (
    <>
      {acting && current && (
        <ActingStrip delegates={acting.delegates} current={current} hasOwnCards={me?.badge === 'red'} />
      )}
      {acting && <Invitations {...acting} />}
      <RequestsFor {...{ cards, principal, viewerName: me?.name ?? '' }} />
      {current && <ActingFoot delegate={current} />}
    </>
  );
}

function ActingFoot({ delegate }: { delegate: Delegate }) {
  const say = useWords(actingWords);
  const { id, address, seesSchedule } = delegate;
  return (
    <div className="acting-foot">
      {seesSchedule && (
        <Card>
          <MenuLink to={principalSchedulePath(id)} icon={scheduleIcon} title={say.schedule(address)} />
        </Card>
      )}
      <StopActing delegate={delegate} />
    </div>
  );
}

/** Whoever has no cards of their own begins with those of the delegates: of the only one, or of all in groups. */
export function AllActing({ acting }: { acting: Acting }) {
  const [first, second] = acting.delegates;
  if (first && !second) return <OnlyActing acting={acting} delegate={first} />;
  return <GroupedActing acting={acting} />;
}

function OnlyActing({ acting, delegate: { id } }: { acting: Acting; delegate: Delegate }) {
  const cards = useQuery(cardQueries.all(useLanguage(), id));
  return <Loaded from={cards}>{(shown) => <ActingCards {...{ acting, id, cards: shown }} />}</Loaded>;
}

function GroupedActing({ acting }: { acting: Acting }) {
  const { delegates } = acting;
  const requests = (delegate: Delegate) => <Waiting delegate={delegate} />;
  return (
    <>
      <ActingStrip delegates={delegates} current={undefined} hasOwnCards={false} />
      <Invitations {...acting} />
      <ActingGroups delegates={delegates} requests={requests} />
    </>
  );
}

function Waiting({ delegate }: { delegate: Delegate }) {
  const viewerName = useViewerName();
  const cards = useQuery(cardQueries.all(useLanguage(), delegate.id));
  return (
    <Loaded from={cards}>{(shown) => <WaitingFor {...{ viewerName, cards: shown }} principal={delegate} />}</Loaded>
  );
}
