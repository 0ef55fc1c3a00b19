import { useHref } from '../../../shell/router/router-context.ts';
import { meetingPath } from '../../../lib/paths.ts';

/** The meeting's own address: nothing of whoever passes it on is in it. */
export function useMeetingLink(id: string): string {
  return new URL(useHref(meetingPath(id)), window.location.origin).href;
}
