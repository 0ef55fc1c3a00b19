import { arrivalAt } from './features/session/guard/arrival.ts';

/** The first script of the page: a ticket or a badge code is gone from address bar and history before anything else runs. */
const { clean, ...arrival } = arrivalAt(window.location);
if (clean !== undefined) {
  window.history.replaceState(window.history.state, '', clean);
  window.forumArrival = arrival;
}
