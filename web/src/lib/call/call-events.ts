import type { CallFailure } from './call-failure.ts';

/** What the shell shows for calls; the transport itself knows no interface. */
export type CallEvents = {
  /** The first call with an overlay began. `cancel` aborts all that are under way. */
  overlayBegins: (cancel: () => void) => void;
  /** The last call with an overlay ended. */
  overlayEnds: () => void;
  toast: (text: string) => void;
  /** Resolves with true if the user wants the lost call sent again. */
  confirm: (question: { title: string; text?: string }) => Promise<boolean>;
  /** Called once for a token, and again only after the returned promise, if any, has settled. */
  sessionLost: (failure: CallFailure) => void | Promise<void>;
};

const noListener: CallEvents = {
  overlayBegins() {},
  overlayEnds() {},
  toast() {},
  confirm: async () => false,
  // It settles at once, so that a loss without a listener is reported again.
  async sessionLost() {},
};
let listening = noListener;

export function registerCallEvents(events: CallEvents): () => void {
  listening = events;
  return () => {
    if (listening === events) listening = noListener;
  };
}

export function callEvents(): CallEvents {
  return listening;
}
