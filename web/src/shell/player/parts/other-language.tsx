import { Button } from '../../../kit/button/button.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { useHasPhoneVoice } from '../phone-voices.ts';
import type { Sound, Track } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import { withPlayer } from '../start-listening.ts';

/** Switching the language leaves the voice alone and offers the one that speaks it. */
export function OtherLanguage({ sound, track }: { sound: Sound; track: Track }) {
  const say = useWords(playerWords);
  const language = useLanguage();
  const phoneReads = useHasPhoneVoice(language) && track.text?.language === language;
  const isRecorded = track.recordings.some((one) => one.language === language);
  if (sound.language === language || !(isRecorded || phoneReads)) return null;
  return (
    <Button look="secondary" small onClick={() => withPlayer((player) => player.hearIn(language, track))}>
      {say.hearInThisLanguage}
    </Button>
  );
}
