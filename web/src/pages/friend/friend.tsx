import { useQuery } from '@tanstack/react-query';
import type { Cards } from 'contract/calls/cards';
import type { Acting } from 'contract/calls/modes';
import { useCardsChoice } from '../../features/cards/cards-choice.ts';
import { CardsTabs } from '../../features/cards/cards-tabs.tsx';
import { cardQueries } from '../../features/cards/cards.api.ts';
import { cardWords } from '../../features/cards/cards.words.ts';
import { FriendsView } from '../../features/cards/friends/friends-view.tsx';
import { RequestsView } from '../../features/cards/requests/requests-view.tsx';
import { FaceToFaceLink } from '../../features/face-to-face/face-to-face-link.tsx';
import { useSeen } from '../../features/cards/use-seen.ts';
import { AgreedFor } from '../../features/modes/acting/agreed-for.tsx';
import { ActsFor } from '../../features/modes/acting/acts-for.tsx';
import { ContactRows } from '../../features/modes/acting/contact-rows.tsx';
import { Invitations } from '../../features/modes/acting/invitations.tsx';
import { modeQueries } from '../../features/modes/modes.api.ts';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { infoIcon } from '../../kit/icon/map-icons.ts';
import { Note } from '../../kit/note/note.tsx';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { cardsPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { isFirstLoad } from '../../shell/loaded/is-first-load.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { LoadingView } from '../../shell/loaded/loading-view.tsx';
import { NothingLoaded } from '../../shell/loaded/nothing-loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useContactOnly } from '../../shell/contact-only/contact-only.ts';
import { useSearchParams } from '../../shell/router/search-params.ts';
import { PrincipalSchedulePage } from './principal-schedule.tsx';
import { ActingCards, AllActing, NoCards, useViewerName } from './acting.tsx';

export default function CardsPage() {
  const [{ for: actingFor }] = useCardsChoice();
  const isSchedule = useSearchParams().get('show') === 'schedule';
  return isSchedule && actingFor ? <PrincipalSchedulePage id={actingFor} /> : <CardsOf actingFor={actingFor} />;
}

function CardsOf({ actingFor }: { actingFor: string | undefined }) {
  const say = useWords(cardWords);
  const cards = useQuery(cardQueries.all(useLanguage(), actingFor));
  const acting = useQuery(modeQueries.acting(useLanguage()));
  const contactOnly = useContactOnly();
  const { delegates = [], notInAssistantMode = [] } = acting.data ?? {};
  const actsOnly = cards.data?.mayExchange === false && delegates.length + notInAssistantMode.length > 0;
  // All that such a person could see depends on it.
  const hasNothing = contactOnly && !acting.data && !isFirstLoad(acting);
  const isOver = isRefusal(cards.error, 'actingEnded');
  useSeen(cards.data && acting.data && seenIn(cards.data, acting.data));
  const over = (
    <ItemMissing title={say.actingOver} text={say.actingOverText} list={{ text: say.openOwn, path: cardsPath }} />
  );
  return (
    <Page title={actingFor || actsOnly || contactOnly ? say.cardRequests : say.cards} back={!contactOnly}>
      <ConfirmToSee error={cards.error}>
        {isFirstLoad(acting) && <LoadingView />}
        {isOver && over}
        {hasNothing && <NothingLoaded from={acting} />}
        {!isOver && !isFirstLoad(acting) && !hasNothing && (
          <Loaded from={cards} missing={over}>
            {(shown) =>
              actingFor ? (
                <ActingCards {...{ acting, over }} id={actingFor} cards={shown} />
              ) : (
                <OwnCards acting={acting.data} cards={shown} />
              )
            }
          </Loaded>
        )}
      </ConfirmToSee>
      {contactOnly && <ContactRows />}
    </Page>
  );
}

/** What came is told by the own cards, and by how many wait for each delegate for whom the viewer acts. */
const seenIn = ({ received }: Cards, { delegates }: Acting) => [
  ...received.map(({ id }) => id),
  ...delegates.map(({ id, pending }) => `${id}:${pending}`),
];

type OwnProps = { cards: Cards; acting: Acting | undefined };

/** Other badges have no list: they read why, or see the cards of the delegates for whom they act. */
function OwnCards({ cards, acting }: OwnProps) {
  const { received, sent, answered, friends } = cards;
  const isEmpty = [received, sent, answered, friends].every((list) => list.length === 0);
  const mayHave = cards.mayExchange || !isEmpty;
  if (!mayHave && acting && acting.delegates.length > 0) return <AllActing acting={acting} />;
  if (!mayHave) return <NoCards acting={acting} />;
  return (
    <>
      {acting && <Invitations {...acting} />}
      <OwnLists {...{ cards, acting }} />
      {acting && <AgreedFor acting={acting} />}
    </>
  );
}

function OwnLists({ cards, acting }: OwnProps) {
  const say = useWords(cardWords);
  const [choice, choose] = useCardsChoice();
  const viewerName = useViewerName();
  const { view = 'requests' } = choice;
  const { friends, timeZone } = cards;
  return (
    <>
      <ActsFor delegates={acting?.delegates ?? []} />
      {!cards.mayExchange && <Note icon={infoIcon}>{say.redBadgeOnly}</Note>}
      <CardsTabs {...{ cards, view }} onChoose={(chosen) => choose({ view: chosen })} />
      {cards.mayExchange && <FaceToFaceLink />}
      {view === 'requests' ? (
        <RequestsView {...{ cards, viewerName }} onShowFriends={() => choose({ view: 'friends' })} />
      ) : (
        <FriendsView {...{ friends, timeZone, viewerName, choice }} onChoose={choose} />
      )}
    </>
  );
}
