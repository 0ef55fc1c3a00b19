import { registerCallEvents } from './call-events.ts';

/** Replaces the shell by a list that records its events in order. */
export function listenToCalls() {
  const told: string[] = [];
  const shell = { told, cancel: () => {}, dialog: undefined as Promise<void> | undefined, triesAgain: 0 };
  registerCallEvents({
    overlayBegins(cancel) {
      told.push('overlay begins');
      shell.cancel = cancel;
    },
    overlayEnds: () => void told.push('overlay ends'),
    toast: (text) => void told.push(`toast: ${text}`),
    async confirm({ title }) {
      told.push(`confirm: ${title}`);
      return shell.triesAgain-- > 0;
    },
    sessionLost(failure) {
      told.push(`session lost: ${failure.code} ${failure.msg}`);
      return shell.dialog;
    },
  });
  return shell;
}
