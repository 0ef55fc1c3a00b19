import './listen-card.css';
import type { NewsItem } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { PlayButton } from '../../../shell/player/parts/play-button.tsx';
import { useHasPhoneVoice } from '../../../shell/player/phone-voices.ts';
import { listening, type Sound, type Track } from '../../../shell/player/player-state.ts';
import { prepareListening, startListening, toggleListening } from '../../../shell/player/start-listening.ts';
import { recordingFor } from '../../../shell/player/which-recording.ts';
import { usePreparedInSight } from '../prepare-in-sight.ts';
import { voiceWords } from '../voice.words.ts';

const ListenControls = loadedLater(() => import('./listen-controls.tsx'));

/** Starts the voice of an article. Without a recording the phone reads it, and where it cannot there is nothing. */
export function ListenCard({ item }: { item: NewsItem }) {
  const say = useVoiceWords();
  const language = useLanguage();
  const track = trackOf(item, language);
  const phoneReads = useHasPhoneVoice(language);
  const heard = useStore(listening);
  const seen = usePreparedInSight(track, language);
  const recording = recordingFor(track, language);
  if (!recording && !phoneReads) return null;

  const isHeard = heard?.queue[heard.place]?.id === item.id;
  const start = () => startListening({ queue: [track], language });
  return (
    <section ref={seen} className="listen-card card" aria-label={say.listen}>
      <PlayButton
        status={isHeard ? heard.status : undefined}
        look="round"
        texts={say}
        onTap={isHeard ? toggleListening : start}
        onTouch={() => !isHeard && prepareListening(track, language)}
      />
      <div className="listen-card__words">
        <p className="listen-card__title">{say.listen}</p>
        <p className="text-caption">{whoReads(isHeard ? heard.sound : recording, say)}</p>
      </div>
      {isHeard && <ListenControls heard={heard} track={track} atOnce />}
    </section>
  );
}

function trackOf({ id, title, source, cover, recordings, body }: NewsItem, language: Language): Track {
  return { id, title, source, cover, recordings, text: { language, tree: body } };
}

type Read = Pick<Sound, 'language' | 'duration' | 'file'>;

/** The phone reads what has no file. */
function whoReads(read: Read | undefined, say: ReturnType<typeof useVoiceWords>): string {
  if (!read?.file) return say.byPhone;
  const { language, duration } = read;
  const length = say.minutes(Math.max(1, Math.round(duration / 60_000)));
  return language === 'zh' ? say.inChinese(length) : say.inEnglish(length);
}

const useVoiceWords = () => useWords(voiceWords);
