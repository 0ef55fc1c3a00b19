import './morning-brief.css';
import { useQuery } from '@tanstack/react-query';
import type { BriefItem } from 'contract/calls/news';
import { useLanguage } from '../../../lib/language.ts';
import { listenedPlaces } from '../../../lib/storage/listened-places.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { briefQuery } from '../../../shell/player/player.api.ts';
import { PlayButton } from '../../../shell/player/parts/play-button.tsx';
import { listening } from '../../../shell/player/player-state.ts';
import { startListening, toggleListening } from '../../../shell/player/start-listening.ts';
import { recordingFor } from '../../../shell/player/which-recording.ts';
import { usePreparedInSight } from '../prepare-in-sight.ts';
import { voiceWords } from '../voice.words.ts';
import { whereToBegin } from './where-to-begin.ts';

/** The entry to the voice articles of the newest day; without any there is none. */
export function MorningBrief() {
  const { data } = useQuery(briefQuery(useLanguage()));
  const items = data?.items.filter(({ recordings }) => recordings.length > 0);
  return items?.length ? <Brief items={items} /> : null;
}

function Brief({ items }: { items: readonly BriefItem[] }) {
  const say = useWords(voiceWords);
  const language = useLanguage();
  const heard = useStore(listening);
  const seen = usePreparedInSight(items[0], language);
  const isHeard = heard?.isBrief === true && heard.queue[0]?.id === items[0]?.id;
  const length = items.reduce((sum, item) => sum + (recordingFor(item, language)?.duration ?? 0), 0);

  function start() {
    const place = whereToBegin(items, listenedPlaces());
    startListening({ queue: items, place, isBrief: true, language });
  }

  return (
    <section ref={seen} className="morning-brief card" aria-label={say.brief}>
      <PlayButton
        status={isHeard ? heard.status : undefined}
        look="round"
        texts={{ play: say.brief, pause: say.pause }}
        onTap={isHeard ? toggleListening : start}
      />
      <div className="grows">
        <p className="morning-brief__title">{say.brief}</p>
        <p className="text-caption num">{say.briefContent(items.length, Math.max(1, Math.round(length / 60_000)))}</p>
      </div>
    </section>
  );
}
