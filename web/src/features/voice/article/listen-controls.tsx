import { OtherLanguage } from '../../../shell/player/parts/other-language.tsx';
import { Scrubber } from '../../../shell/player/parts/scrubber.tsx';
import { SpeedButton } from '../../../shell/player/parts/speed-button.tsx';
import type { Listening, Track } from '../../../shell/player/player-state.ts';

type Props = { heard: Listening; track: Track };

/** What one needs only while the article is heard. */
export default function ListenControls({ heard: { speed, sound }, track }: Props) {
  return (
    <>
      <SpeedButton speed={speed} />
      <div className="listen-card__scrubber">
        <Scrubber duration={sound.duration} shows="duration" />
        <OtherLanguage sound={sound} track={track} />
      </div>
    </>
  );
}
