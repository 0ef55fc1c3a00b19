import { pictureAddress } from 'contract/wire/media';
import { storage } from '../../../lib/storage/storage.ts';
import { jump } from '../player-rules.ts';
import { heardAt, type Listening, listening, type Track } from '../player-state.ts';

type Actions = {
  play: () => void;
  pause: () => void;
  previous: () => void;
  next: () => void;
  seekBy: (by: number) => void;
  seekTo: (at: number) => void;
  close: () => void;
};

/** The lock screen, headphones and keyboards control the player where the browser has the means. */
export function followMediaSession(actions: Actions): void {
  if (!('mediaSession' in navigator)) return;
  let shown: Track | undefined;
  let wholeSecond = -1;
  listening.subscribe(() => {
    const heard = listening.get();
    const track = heard?.queue[heard.place];
    if (track !== shown) show(track);
    shown = track;
    allow(heard, actions);
    navigator.mediaSession.playbackState = stateOf(heard);
    tellPosition(heard);
  });
  heardAt.subscribe(() => {
    const second = Math.floor(heardAt.get() / 1_000);
    if (second !== wholeSecond) tellPosition(listening.get());
    wholeSecond = second;
  });
}

function show(track: Track | undefined) {
  navigator.mediaSession.metadata = track
    ? new MediaMetadata({
        title: track.title,
        artist: storage.conferenceInfo.get()?.name ?? track.source,
        album: track.source,
        artwork: track.cover ? [{ src: location.origin + pictureAddress(track.cover, 640) }] : [],
      })
    : null;
}

function stateOf(heard: Listening | undefined): MediaSessionPlaybackState {
  if (!heard) return 'none';
  return heard.status === 'playing' || heard.status === 'waiting' ? 'playing' : 'paused';
}

function allow(heard: Listening | undefined, { play, pause, previous, next, seekBy, seekTo, close }: Actions) {
  const queued = heard && heard.queue.length > 1;
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', heard ? play : null],
    ['pause', heard ? pause : null],
    ['stop', heard ? close : null],
    ['seekbackward', heard ? ({ seekOffset }) => seekBy(-(seekOffset ?? jump / 1_000) * 1_000) : null],
    ['seekforward', heard ? ({ seekOffset }) => seekBy((seekOffset ?? jump / 1_000) * 1_000) : null],
    ['seekto', heard ? ({ seekTime }) => seekTime !== undefined && seekTo(seekTime * 1_000) : null],
    ['previoustrack', queued ? previous : null],
    ['nexttrack', queued ? next : null],
  ];
  for (const [action, handler] of handlers) setHandler(action, handler);
}

/** Browsers that do not know an action refuse its name. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The lock screen then shows no such button.
  }
}

function tellPosition(heard: Listening | undefined) {
  const session = navigator.mediaSession;
  if (!heard || !('setPositionState' in session)) return;
  const { duration } = heard.sound;
  session.setPositionState({
    duration: duration / 1_000,
    position: Math.min(heardAt.get(), duration) / 1_000,
    playbackRate: heard.speed,
  });
}
