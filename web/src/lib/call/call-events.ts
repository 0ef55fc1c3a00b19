import type { CallFailure } from './call-failure.ts';

/** What the shell shows for calls; the transport itself knows no interface. */
export type CallEvents = {
  /** The first call with an overlay began. `cancel` aborts all that are under way. */
  overlayBegins: (cancel: () => void) => void;
  /** The last one ended. */
  overlayEnds: () => void;
  toast: (text: string) => void;
  confirm: (text: string) => void;
  /** Fired once for a token; again only after the promise, if one is returned, has settled. */
  sessionLost: (failure: CallFailure) => void | Promise<void>;
};

const nobody: CallEvents = {
  overlayBegins() {},
  overlayEnds() {},
  toast() {},
  confirm() {},
  // Settles at once: a loss that nobody heard of is told again.
  async sessionLost() {},
};
let listening = nobody;

export function registerCallEvents(events: CallEvents): () => void {
  listening = events;
  return () => {
    if (listening === events) listening = nobody;
  };
}

export function callEvents(): CallEvents {
  return listening;
}
