import * as calls from 'contract/calls/live';
import type { Change } from '../../platform/content/changes.store.ts';
import type { Answer } from '../../platform/http/answer.ts';
import type { Streams } from '../../platform/http/streams.ts';
import { changesFor, showChanges } from './live.actions.ts';
import { hintsFor } from './live.rules.ts';

export function liveRoutes(answer: Answer) {
  answer(calls.getChanges, showChanges);
}

export function liveStreams(stream: Streams) {
  stream(calls.followChanges, async ({ viewer, body, db, services, send }) => {
    let told: number | undefined;
    /** Not what the reader knows already: this process may hear late of what the database told it at first. */
    const tell = (changes: readonly Change[]) => {
      const fresh = changes.filter(({ number }) => told !== undefined && number > told);
      const [hints, last] = [hintsFor(viewer, fresh), fresh.at(-1)?.number];
      if (last === undefined || hints.length === 0) return;
      told = last;
      send(last, { last, missed: false, hints });
    };
    // Subscribed before the first look, so that nothing falls between the two.
    const early: Change[] = [];
    const stop = services.changes.subscribe((changes) => {
      if (told === undefined) early.push(...changes);
      else tell(changes);
    });
    const first = await changesFor(db, viewer, body.after);
    told = first.last;
    send(first.last, first);
    tell(early);
    return stop;
  });
}
