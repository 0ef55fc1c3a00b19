import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AlbumDays, AlbumHead, AlbumTopics } from '../../features/album/album-view.tsx';
import { albumQueries, type Album, type AlbumDay, type Elsewhere } from '../../features/album/album.api.ts';
import { albumChoice, dayToShow } from '../../features/album/album-choice.ts';
import { albumWords } from '../../features/album/album.words.ts';
import { ExternalAlbum } from '../../features/album/external/external-album.tsx';
import { DayPhotos } from '../../features/album/photos/day-photos.tsx';
import { SelectBar } from '../../features/album/select/select-bar.tsx';
import { type Selection, useSelection } from '../../features/album/select/use-selection.ts';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useNow } from '../../lib/clock.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { language as current, useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useAddressChoice } from '../../shell/router/choices-in-address.ts';
import { TabBar } from '../../shell/tab-bar/tab-bar.tsx';

export function ahead(queries: QueryClient) {
  void queries.prefetchQuery(albumQueries.all(current.get()));
  void queries.prefetchQuery(albumQueries.external(current.get()));
}

const everyMinute = 60_000;

export default function AlbumPage() {
  const say = useWords(albumWords);
  const language = useLanguage();
  const album = useQuery(albumQueries.all(language));
  const { data: elsewhere, isLoading: isAsked } = useQuery(albumQueries.external(language));
  const selection = useSelection();
  const nothing = (
    <>
      {elsewhere && <ExternalAlbum album={elsewhere} />}
      <EmptyState type="e-data" title={say.notYet} text={say.what} />
    </>
  );
  return (
    <Page
      title={say.album}
      width="columns"
      back={false}
      foot={selection.chosen ? <SelectBar selection={selection} /> : <TabBar />}
    >
      <Loaded from={album} isEmpty={({ days }) => days.length === 0} empty={nothing}>
        {/* The way elsewhere stands above the photos, and would move them if it came later. */}
        {(shown) => !isAsked && <Shown album={shown} settled={!album.isFetching} {...{ elsewhere, selection }} />}
      </Loaded>
    </Page>
  );
}

type ShownProps = {
  album: Album;
  /** The server has answered: what the phone kept from yesterday gives way to today. */
  settled: boolean;
  elsewhere: Elsewhere | null | undefined;
  selection: Selection;
};

function Shown({ album, settled, elsewhere, selection }: ShownProps) {
  const now = useNow(everyMinute);
  const dates = useDates(album.timeZone);
  const [chosen, choose] = useAddressChoice(albumChoice);
  const { sheet, confirmedFirst } = useConfirmSession();
  const [opened, setOpened] = useState<string>();
  const day = dayToShow(album, chosen, { opened, today: dates.dateOf(now) });
  if (!day) return null;
  if (settled && !opened) setOpened(day.date);
  const topic = day.topics.find(({ id }) => id === chosen.topic);
  const title = (topic ?? onlyTopic(day))?.title ?? dates.date(day.date);
  // The only topic of a day is its heading and not its choice: otherwise a second one would change what is shown.
  const choice = { day: day.date, topicId: topic?.id };
  function change(to: { day?: string | undefined; topic?: string | undefined }) {
    selection.end();
    choose({ topic: undefined, ...to });
  }
  return (
    <>
      <AlbumDays {...{ album, day, now }} onChoose={(date) => change({ day: date })} />
      {elsewhere && <ExternalAlbum album={elsewhere} />}
      <AlbumTopics day={day} topic={topic?.id} onChoose={(next) => change({ topic: next })} />
      <AlbumHead title={title} count={(topic ?? day).photos} selection={selection} />
      <DayPhotos
        key={`${choice.day} ${choice.topicId}`}
        {...{ choice, selection, confirmedFirst }}
        label={title}
        timeZone={album.timeZone}
      />
      {sheet}
    </>
  );
}

const onlyTopic = ({ topics }: AlbumDay) => (topics.length === 1 ? topics[0] : undefined);
