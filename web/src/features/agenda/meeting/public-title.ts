import type { MeetingRow } from 'contract/calls/agenda';

/** The title of a closed-door seminar must not travel through a chat or stand in the list of a browser's tabs. */
export function publicTitle({ type, title }: Pick<MeetingRow, 'type' | 'title'>): string | undefined {
  return type === 'closed' ? undefined : (title ?? undefined);
}
