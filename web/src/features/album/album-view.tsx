import './photos/photos.css';
import { Chip } from '../../kit/chip/chip.tsx';
import { useChipInSight } from '../../kit/chip/use-chip-in-sight.ts';
import { DaySwitcher } from '../../kit/day-switcher/day-switcher.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useDates } from '../../lib/dates/dates.ts';
import { useWords } from '../../lib/words.ts';
import type { Album, AlbumDay } from './album.api.ts';
import { albumWords } from './album.words.ts';
import type { Selection } from './select/use-selection.ts';

const selectIcon = 'm5 12.5 4.500 4.500L19 7';

type DaysProps = { album: Album; day: AlbumDay; now: number; onChoose: (date: string) => void };

/** The days that have photos, the first one first. */
export function AlbumDays({ album: { days, timeZone }, day, now, onChoose }: DaysProps) {
  const say = useWords(albumWords);
  const dates = useDates(timeZone);
  const today = dates.dateOf(now);
  const shown = days.toReversed().map(({ date, photos }) => ({
    value: date,
    text: dates.shortDate(date),
    detail: date === today ? say.today : dates.weekday(date),
    more: say.count(photos),
  }));
  return <DaySwitcher label={say.day} days={shown} chosen={day.date} onChoose={onChoose} />;
}

type TopicsProps = { day: AlbumDay; topic: string | undefined; onChoose: (topic: string | undefined) => void };

/** What happened on the day; one topic alone is no choice. */
export function AlbumTopics({ day: { topics, photos }, topic, onChoose }: TopicsProps) {
  const say = useWords(albumWords);
  // The first chip stands for the whole day.
  const row = useChipInSight(topics.findIndex(({ id }) => id === topic) + 1);
  if (topics.length < 2) return null;
  return (
    <div ref={row} className="chip-row" role="group" aria-label={say.topics}>
      <Chip text={`${say.all} ${photos}`} on={!topic} onTap={() => onChoose(undefined)} />
      {topics.map(({ id, title, photos: count }) => (
        <Chip
          key={id}
          text={`${title} ${count}`}
          on={topic === id}
          onTap={() => onChoose(topic === id ? undefined : id)}
        />
      ))}
    </div>
  );
}

type HeadProps = { title: string; count: number; selection: Selection };

/** Its button stays while photos are selected, so that it keeps the focus; a second tap ends it. */
export function AlbumHead({ title, count, selection: { chosen, button, begin, end } }: HeadProps) {
  const say = useWords(albumWords);
  return (
    <div className="album__head">
      <h2>
        {title} <span className="num">{say.count(count)}</span>
      </h2>
      {count > 0 && (
        <button
          ref={button}
          type="button"
          className="album__select touch-line"
          aria-pressed={chosen !== undefined}
          onClick={chosen ? end : begin}
        >
          <Icon path={selectIcon} size={18} />
          {say.select}
        </button>
      )}
    </div>
  );
}
