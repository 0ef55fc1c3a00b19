import { useQuery } from '@tanstack/react-query';
import { agendaQueries, type ZonedMeeting } from '../../features/agenda/agenda.api.ts';
import { MeetingActions } from '../../features/agenda/meeting/meeting-actions.tsx';
import { MeetingDetails } from '../../features/agenda/meeting/meeting-details.tsx';
import { publicTitle } from '../../features/agenda/meeting/public-title.ts';
import { meetingWords } from '../../features/agenda/meeting/meeting.words.ts';
import { useListedCards } from '../../features/cards/send/in-lists.tsx';
import { BookmarkButton } from '../../features/favourites/bookmark/bookmark-button.tsx';
import { useBookmarks } from '../../features/favourites/bookmark/bookmarks.ts';
import { HallOnPlanLink } from '../../features/places/hall-on-plan-link.tsx';
import { NavigateButton } from '../../features/places/navigate-button.tsx';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';
import { useLanguage } from '../../lib/language.ts';
import { agendaPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { shownData } from '../../shell/loaded/shown-data.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function MeetingPage() {
  const say = useWords(meetingWords);
  const id = useSearchParams().get('id') ?? '';
  const meeting = useQuery(agendaQueries.one(id, useLanguage()));
  const { sheet, confirmedFirst } = useConfirmSession();
  const cards = useListedCards(confirmedFirst);
  const shown = shownData(meeting);
  const list = { text: say.openAgenda, path: agendaPath };
  const gone = <ItemMissing title={say.missing} text={say.missingText} list={list} />;
  return (
    <Page
      title={say.meeting}
      about={shown ? publicTitle(shown) : undefined}
      foot={
        shown && <MeetingActions meeting={shown} confirmedFirst={confirmedFirst} bookmark={<Bookmark of={shown} />} />
      }
    >
      <Loaded from={meeting} missing={gone} isEmpty={(found) => found === null} empty={gone}>
        {(found) =>
          found && (
            <MeetingDetails
              meeting={found}
              toHall={found.hall ? linksTo(found.hall) : undefined}
              confirmedFirst={confirmedFirst}
              cardButton={cards.button}
            />
          )
        }
      </Loaded>
      {sheet}
      {cards.sheet}
    </Page>
  );
}

function Bookmark({ of: { id, title, bookmarked } }: { of: ZonedMeeting }) {
  const on = useBookmarks()('meeting', id, bookmarked);
  return <BookmarkButton kind="meeting" {...{ id, on }} name={title ?? ''} withWord />;
}

function linksTo({ id, placeId }: { id: string; placeId: string }) {
  return { navigate: <NavigateButton placeId={placeId} />, onPlan: <HallOnPlanLink placeId={placeId} hallId={id} /> };
}
