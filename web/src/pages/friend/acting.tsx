import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Cards } from 'contract/calls/cards';
import type { Acting } from 'contract/calls/modes';
import type { ReactNode } from 'react';
import { CardsOfOtherBadges } from '../../features/cards/cards-of-other-badges.tsx';
import { cardQueries } from '../../features/cards/cards.api.ts';
import { RequestsFor } from '../../features/cards/requests/requests-view.tsx';
import { WaitingFor } from '../../features/cards/requests/waiting-for.tsx';
import { ActingGroups } from '../../features/modes/acting/acting-groups.tsx';
import { AgreedFor } from '../../features/modes/acting/agreed-for.tsx';
import { ActingStrip } from '../../features/modes/acting/acting-strip.tsx';
import { Invitations } from '../../features/modes/acting/invitations.tsx';
import { actingWords } from '../../features/modes/acting/acting.words.ts';
import { NothingToAnswer } from '../../features/modes/acting/nothing-to-answer.tsx';
import { StopActing } from '../../features/modes/acting/stop-acting.tsx';
import { Card } from '../../kit/card/card.tsx';
import { scheduleIcon } from '../../features/modes/mode-icons.ts';
import { useLanguage } from '../../lib/language.ts';
import { principalSchedulePath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { useContactOnly } from '../../shell/contact-only/contact-only.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { NothingLoaded } from '../../shell/loaded/nothing-loaded.tsx';
import { MenuLink } from '../../shell/menu-row/menu-row.tsx';
import { meQueries } from '../../shell/session/me.api.ts';

const useMe = () => useQuery(meQueries.me(useLanguage())).data;
export const useViewerName = () => useMe()?.name ?? '';

type Delegate = Acting['delegates'][number];

type ActingProps = { acting: UseQueryResult<Acting>; id: string; cards: Cards; over: ReactNode };

/** The cards of one delegate for whom the viewer acts. Nobody answers without reading for whom. */
export function ActingCards({ acting, id, cards, over }: ActingProps) {
  const delegate = acting.data?.delegates.find((one) => one.id === id);
  if (acting.data && delegate) return <CardsFor {...{ acting: acting.data, delegate, cards }} />;
  return acting.isFetching || acting.isError ? <NothingLoaded from={acting} /> : over;
}

type ForProps = { acting: Acting; delegate: Delegate; cards: Cards };

function CardsFor({ acting, delegate, cards }: ForProps) {
  const me = useMe();
  return (
    <>
      <ActingStrip delegates={acting.delegates} current={delegate} hasOwnCards={me?.badge === 'red'} />
      <Invitations {...acting} />
      <RequestsFor {...{ cards, principal: delegate, viewerName: me?.name ?? '' }} />
      <ActingFoot {...{ acting, delegate }} />
    </>
  );
}

function ActingFoot({ acting, delegate }: Omit<ForProps, 'cards'>) {
  const say = useWords(actingWords);
  const { id, address, seesSchedule } = delegate;
  return (
    <div className="acting-foot">
      {seesSchedule && (
        <Card>
          <MenuLink to={principalSchedulePath(id)} icon={scheduleIcon} title={say.schedule(address)} />
        </Card>
      )}
      <StopActing {...{ acting, delegate }} />
    </div>
  );
}

/** Whoever has no cards of their own begins with those of the delegates: of the only one, or of all in groups. */
export function AllActing({ acting }: { acting: Acting }) {
  const [first, second] = acting.delegates;
  return (
    <>
      {first && !second ? <OnlyActing acting={acting} delegate={first} /> : <GroupedActing acting={acting} />}
      <AgreedFor acting={acting} />
    </>
  );
}

function OnlyActing({ acting, delegate }: Omit<ForProps, 'cards'>) {
  const cards = useQuery(cardQueries.all(useLanguage(), delegate.id));
  return <Loaded from={cards}>{(shown) => <CardsFor {...{ acting, delegate, cards: shown }} />}</Loaded>;
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

/** Whoever has no cards of their own and nobody to act for now reads why; somebody who does not attend has no badge. */
export function NoCards({ acting }: { acting: Acting | undefined }) {
  const contactOnly = useContactOnly();
  const { invitations = [], notInAssistantMode = [] } = acting ?? {};
  const isAsked = invitations.length + notInAssistantMode.length > 0;
  return (
    <>
      {acting && <Invitations {...acting} />}
      {acting && <AgreedFor acting={acting} />}
      {contactOnly && !isAsked && <NothingToAnswer />}
      {!contactOnly && notInAssistantMode.length === 0 && <CardsOfOtherBadges />}
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
