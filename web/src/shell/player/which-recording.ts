import type { Language } from 'contract/languages';
import { phoneVoice } from './phone-voices.ts';
import type { Track } from './player-state.ts';

/** The recording in the reader's language; one in the other only where the phone itself cannot read the text. */
export function recordingFor({ recordings, text }: Track, language: Language) {
  const own = recordings.find((one) => one.language === language);
  const readsItself = text?.language === language && phoneVoice(language) !== undefined;
  return own ?? (readsItself ? undefined : recordings[0]);
}
