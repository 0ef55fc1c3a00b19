import * as calls from 'contract/calls/live';
import type { Bind } from '../../platform/http/binding.ts';
import type { Streams } from '../../platform/http/streams.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { changesFor, newsForLimited, showChanges } from './live.actions.ts';
import { hintsFor } from './live.rules.ts';

export function liveRoutes(bind: Bind) {
  bind(calls.getChanges, showChanges);
}

export function liveStreams(stream: Streams) {
  stream(calls.followChanges, ({ personId, body, db, services, send }) => {
    let lastSent = 0;
    // The subscription begins before the first look at the log, so that no change is lost between the two. `send` keeps
    // their order.
    const stopChanges = services.changes.subscribe((changes) =>
      send((viewer) => {
        if (viewer.contactOnly) return undefined;
        // The first look may have sent a change already of which this process is notified only now.
        const hints = hintsFor(shownAs(viewer), changes).filter(({ number }) => number > lastSent);
        const last = hints.at(-1)?.number;
        if (last === undefined) return undefined;
        lastSent = last;
        return { id: last, obj: { last, missed: false, hints, mine: false } };
      }),
    );
    // A limited session is not even told that something behind closed doors changed for its owner.
    const hasNews = newsForLimited({ db, services });
    const stopMine = services.personalHints.subscribe(personId, () =>
      send(async (viewer) => {
        if (!(await hasNews(viewer))) return undefined;
        return { id: lastSent, obj: { last: lastSent, missed: false, hints: [], mine: true } };
      }),
    );
    send(async (viewer) => {
      await hasNews(viewer);
      const first = await changesFor({ db, services }, viewer, body.after);
      lastSent = first.last;
      return { id: lastSent, obj: first };
    });
    return () => {
      stopChanges();
      stopMine();
    };
  });
}
