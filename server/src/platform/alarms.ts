import type { FastifyBaseLogger } from 'fastify';

/** Logs what the technicians must know. People, decoys and rows are named by the id alone, with which staff find them. */
export type Alarm = (what: string, about?: About) => void;
type About = { channel?: string; dialCode?: string; reason?: string; person?: string; decoy?: string; row?: string };

// An attack could fill the log with the same alarm; once a minute is enough to wake somebody.
const quietFor = 60_000;
// A row stays as it is until somebody mends it, and is asked for at every call.
const quietForRow = 24 * 60 * 60_000;

export function alarms(log: Pick<FastifyBaseLogger, 'error'>, ticks: () => number = () => performance.now()): Alarm {
  const lastSaid = new Map<string, number>();
  return (what, about = {}) => {
    const key = JSON.stringify([what, about]);
    const last = lastSaid.get(key);
    if (last !== undefined && ticks() - last < (about.row === undefined ? quietFor : quietForRow)) return;
    lastSaid.set(key, ticks());
    log.error({ alarm: what, ...about }, what);
  };
}
