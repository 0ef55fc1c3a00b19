import type { Language } from 'contract/languages';
import { sentencesOf } from 'contract/rich-text/sentences';
import { phoneVoice } from '../phone-voices.ts';
import { withTimes } from '../player-rules.ts';
import type { Sound, Track } from '../player-state.ts';
import { recordingFor } from '../which-recording.ts';

/** What reads a track to somebody who reads this language. */
export function soundOf(track: Track, language: Language): Sound | undefined {
  const recording = recordingFor(track, language);
  return recording ? { ...recording, by: 'recording' } : spokenSound(track, language);
}

/** What reads it in the other language than it is heard in now. */
export function soundInLanguage(track: Track, language: Language): Sound | undefined {
  const recording = track.recordings.find((one) => one.language === language);
  return recording ? { ...recording, by: 'recording' } : spokenSound(track, language);
}

function spokenSound({ title, text }: Track, language: Language): Sound | undefined {
  if (text?.language !== language || !phoneVoice(language)) return undefined;
  const sentences = withTimes([{ text: title, block: null }, ...sentencesOf(text.tree, language)], language);
  return { by: 'phone', language, duration: sentences.at(-1)?.to ?? 0, sentences, file: null };
}
