import type { BriefItem, Recording } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import type { RichText } from 'contract/rich-text/rich-text';
import { openStore } from '../../lib/store.ts';

export type Sentence = Recording['sentences'][number];

/** What can be listened to: an item with its recordings, or with its text for the phone's own voice. */
export type Track = Pick<BriefItem, 'id' | 'title' | 'source' | 'cover' | 'recordings'> & {
  text?: { language: Language; tree: RichText };
};

/** A voice that reads a track. The times of the phone's own voice are estimated, so that both are shown alike. */
export type Sound = {
  by: 'recording' | 'phone';
  language: Language;
  /** In milliseconds. */
  duration: number;
  sentences: readonly Sentence[];
  /** The phone's own voice has none. */
  file: string | null;
};

/** Why nothing is heard. */
export type Trouble = 'network' | 'withdrawn' | 'notDecoded' | 'noVoice';

export type Listening = {
  queue: readonly Track[];
  place: number;
  isBrief: boolean;
  sound: Sound;
  status: 'waiting' | 'playing' | 'paused' | 'ended';
  trouble: Trouble | null;
  speed: number;
};

/** What is listened to on whatever page; nothing until somebody starts, and after it was closed. */
export const listening = openStore<Listening | undefined>(undefined);

/** How far the voice has come, in milliseconds. It changes several times a second, so few parts follow it. */
export const heardAt = openStore(0);

export const fullPlayer = openStore(false);
