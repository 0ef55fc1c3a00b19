import type { FastifyBaseLogger } from 'fastify';

/** Logs what the technicians must know, but never whom it is about. */
export type Alarm = (what: string, about?: { channel?: string; dialCode?: string; reason?: string }) => void;

// An attack could fill the log with the same alarm; once a minute is enough to wake somebody.
const quietFor = 60_000;

export function alarms(log: Pick<FastifyBaseLogger, 'error'>, ticks: () => number = () => performance.now()): Alarm {
  const lastSaid = new Map<string, number>();
  return (what, about = {}) => {
    const key = JSON.stringify([what, about]);
    const last = lastSaid.get(key);
    if (last !== undefined && ticks() - last < quietFor) return;
    lastSaid.set(key, ticks());
    log.error({ alarm: what, ...about }, what);
  };
}
