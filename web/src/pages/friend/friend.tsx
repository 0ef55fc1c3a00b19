import { useQuery } from '@tanstack/react-query';
import type { Cards } from 'contract/calls/cards';
import { useCardsChoice } from '../../features/cards/cards-choice.ts';
import { CardsOfOtherBadges } from '../../features/cards/cards-of-other-badges.tsx';
import { CardsTabs } from '../../features/cards/cards-tabs.tsx';
import { cardQueries } from '../../features/cards/cards.api.ts';
import { cardWords } from '../../features/cards/cards.words.ts';
import { FriendsView } from '../../features/cards/friends/friends-view.tsx';
import { RequestsFor, RequestsView } from '../../features/cards/requests/requests-view.tsx';
import { useSeen } from '../../features/cards/use-seen.ts';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { infoIcon } from '../../kit/icon/map-icons.ts';
import { Note } from '../../kit/note/note.tsx';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { cardsPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { meQueries } from '../../shell/session/me.api.ts';

export default function CardsPage() {
  const say = useWords(cardWords);
  const [{ for: actingFor }] = useCardsChoice();
  const cards = useQuery(cardQueries.all(useLanguage(), actingFor));
  useSeen(cards.data?.received.map(({ id }) => id));
  const over = (
    <ItemMissing title={say.actingOver} text={say.actingOverText} list={{ text: say.openOwn, path: cardsPath }} />
  );
  return (
    <Page title={actingFor ? say.cardRequests : say.cards}>
      <ConfirmToSee error={cards.error}>
        {isRefusal(cards.error, 'actingEnded') ? (
          over
        ) : (
          <Loaded from={cards} missing={over}>
            {(shown) => (actingFor ? <ActingCards cards={shown} delegateId={actingFor} /> : <OwnCards cards={shown} />)}
          </Loaded>
        )}
      </ConfirmToSee>
    </Page>
  );
}

function OwnCards({ cards }: { cards: Cards }) {
  const say = useWords(cardWords);
  const [choice, choose] = useCardsChoice();
  const viewerName = useViewerName();
  const { view = 'requests' } = choice;
  const { received, sent, answered, friends, timeZone } = cards;
  const isEmpty = [received, sent, answered, friends].every((list) => list.length === 0);
  if (!cards.mayExchange && isEmpty) return <CardsOfOtherBadges />;
  return (
    <>
      {!cards.mayExchange && <Note icon={infoIcon}>{say.redBadgeOnly}</Note>}
      <CardsTabs {...{ cards, view }} onChoose={(chosen) => choose({ view: chosen })} />
      {view === 'requests' ? (
        <RequestsView {...{ cards, viewerName }} onShowFriends={() => choose({ view: 'friends' })} />
      ) : (
        <FriendsView {...{ friends, timeZone, viewerName, choice }} onChoose={choose} />
      )}
    </>
  );
}

function ActingCards({ cards, delegateId }: { cards: Cards; delegateId: string }) {
  const viewerName = useViewerName();
  const acting = useQuery(cardQueries.acting(useLanguage()));
  const name = acting.data?.delegates.find(({ id }) => id === delegateId)?.name ?? '';
  return <RequestsFor {...{ cards, viewerName }} principal={{ id: delegateId, name }} />;
}

const useViewerName = () => useQuery(meQueries.me(useLanguage())).data?.name ?? '';
