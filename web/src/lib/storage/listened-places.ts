import { languages, type Language } from 'contract/languages';
import { member } from '../json.ts';
import { storage } from './storage.ts';

/** Where one stopped listening: the language counts, because the other recording has other times. */
export type ListenedPlace = { id: string; language: Language; at: number };

/** The newest comes first. It stands apart from the rest of the storage, because only the player reads it. */
export const listenedPlaces = ({ listened } = storage): readonly ListenedPlace[] =>
  (listened.get() ?? []).filter(isListenedPlace);

function isListenedPlace(value: unknown): value is ListenedPlace {
  const [id, spoken, at] = ['id', 'language', 'at'].map((name) => member(value, name));
  return typeof id === 'string' && languages.some((language) => language === spoken) && Number.isFinite(at);
}
