import type { AgendaDay } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { isCancelled, isOn } from '../meeting-time-rules.ts';
import { isSession } from '../open-round-the-clock.ts';

export type NowTarget = { date: string; id: string; title: string | null; look: 'on' | 'next' | 'first' | 'last' };

/**
 * The meeting that "Now" jumps to from any day: what is on, otherwise what comes next; before and after the forum its
 * first and last.
 */
export function nowTarget(days: readonly AgendaDay[], now: number): NowTarget | undefined {
  const held = days
    .flatMap(({ date, meetings }) => meetings.map((meeting) => ({ date, meeting })))
    .filter(({ meeting }) => !isCancelled(meeting));
  const sessions = held.filter(({ meeting }) => isSession(meeting));
  const looked = sessions.length > 0 ? sessions : held;
  const on = looked.find(({ meeting }) => isOn(meeting, now));
  const next = looked.find(({ meeting }) => meetingStatus(meeting, now) === 'upcoming');
  const found = on ?? next ?? looked.at(-1);
  if (!found) return undefined;
  const { id, title } = found.meeting;
  const ahead = next === looked[0] ? 'first' : 'next';
  return { date: found.date, id, title, look: on ? 'on' : next ? ahead : 'last' };
}
