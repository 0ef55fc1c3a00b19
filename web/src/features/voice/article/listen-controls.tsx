import { Scrubber } from '../../../shell/player/parts/scrubber.tsx';
import { SpeedButton } from '../../../shell/player/parts/speed-button.tsx';
import type { Listening } from '../../../shell/player/player-state.ts';

/** What one needs only while the article is heard. */
export default function ListenControls({ heard: { speed, sound } }: { heard: Listening }) {
  return (
    <>
      <SpeedButton speed={speed} />
      <div className="listen-card__scrubber">
        <Scrubber duration={sound.duration} shows="duration" />
      </div>
    </>
  );
}
