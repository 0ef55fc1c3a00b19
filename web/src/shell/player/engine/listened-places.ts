import { listenedPlaces } from '../../../lib/storage/listened-places.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { matchingTime, resumeAt, withPlace } from '../player-rules.ts';
import type { Sound, Track } from '../player-state.ts';
import { soundInLanguage } from './sounds.ts';

/** Where the person stopped in a track, in the times of this sound. */
export function placeToResume(track: Track, sound: Sound): number {
  const place = listenedPlaces().find(({ id }) => id === track.id);
  if (!place) return 0;
  if (place.language === sound.language) return resumeAt(sound.sentences, place.at, sound.duration);
  const heard = soundInLanguage(track, place.language);
  return heard ? matchingTime(heard.sentences, place.at, sound.sentences) : 0;
}

export function keepPlace({ id }: Track, { language, duration }: Sound, at: number): void {
  storage.listened.set(withPlace(listenedPlaces(), { id, language, at }, duration));
}
