import type { Sound, Trouble } from '../player-state.ts';

/** Something that reads a sound aloud: the recording, or the phone itself. */
export type Voice = {
  load: (sound: Sound, at: number, speed: number) => void;
  play: () => void;
  pause: () => void;
  seek: (at: number) => void;
  setSpeed: (speed: number) => void;
  stop: () => void;
};

export type VoiceEvents = {
  is: (status: 'waiting' | 'playing' | 'paused') => void;
  at: (at: number) => void;
  ended: () => void;
  failed: (trouble: Trouble) => void;
};
