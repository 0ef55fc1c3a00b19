import { openStore } from '../../lib/store.ts';

/** The phone has forgotten its session, but the server, or the browser with its cookie for media, may not have. */
export const signOutPending = openStore(false);
