import { sql } from 'drizzle-orm';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { meetings } from '../../../demo/agenda.ts';
import { calendarAddress } from '../database/tables/calendars.ts';
import { idFromKey } from '../ids.ts';
import { signInServer } from '../testing/sign-in-server.ts';
import { requestId } from '../testing/signing-in.ts';
import { staffAt } from '../testing/staff-desk.ts';

type Options = { token: string; language?: 'zh' | 'en' };

function meetingOf(wanted: string) {
  const found = meetings.find(({ key }) => key === wanted);
  if (!found) throw new Error(`the demo has no meeting ${wanted}`);
  return found;
}
export const openMeeting = meetingOf('trade-rules');
export const closedMeeting = meetingOf('grid-interconnection');
export const idOf = ({ key }: { key: string }) => idFromKey('meeting', key);

/** By somebody else's parser. */
export const eventsIn = (text: string) =>
  Object.values(ical.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));

/** The calls of private calendar addresses as phones and calendar apps make them; each test begins without any. */
export async function calendarDesk() {
  const { server, go, later } = await signInServer({ environment: { FORUM_PUBLIC_URL: 'https://forum.example' } });
  let desk: Awaited<ReturnType<typeof staffAt>>;
  beforeAll(async () => void (desk = await staffAt(server)));
  afterAll(() => desk.leave());
  beforeEach(async () => {
    await server.db.delete(calendarAddress);
    await server.db.execute(sql`delete from bookmark`);
  });

  const call = (name: string, body: object, options: Options) =>
    server.call.json(`/api/calendar/${name}`, { ...body, requestId: requestId() }, options);
  async function freshCode(token: string) {
    const body = { channel: 'email', requestId: requestId() };
    const { obj } = await server.call.json('/api/session/sendConfirmation', body, { token });
    return { flowId: (obj as { flowId: string }).flowId, code: go.newestCode() };
  }
  return {
    ...{ server, go, later, call, freshCode },
    staff: (...words: Parameters<typeof desk.staff>) => desk.staff(...words),
    signIn: async (who: { mobile: string }) => (await go.signIn({ address: who.mobile })).token,
    bookmark(itemId: string, token: string) {
      const body = { kind: 'meeting', itemId, bookmarked: true, requestId: requestId() };
      return server.call.json('/api/favourites/setBookmark', body, { token });
    },
    async opened(options: Options): Promise<string> {
      const { obj } = await call('openCalendarAddress', await freshCode(options.token), options);
      return new URL((obj as { address: string }).address).pathname;
    },
    async answerAt(path: string, headers: Record<string, string> = {}) {
      const answer = await fetch(server.address + path, { headers });
      const { 'x-request-id': _id, date: _date, ...shown } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: shown, text: await answer.text() };
    },
  };
}
