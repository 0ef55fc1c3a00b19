import {
  getMessage,
  getMessages,
  getMessageTitles,
  markAllRead,
  markRead,
  type Message,
} from 'contract/calls/messages';
import { notFound } from 'contract/refusals/wire';
import { type Answering, answers, refused, serve } from '../../lib/call/answers.testing.ts';
import type { CallEvents } from '../../lib/call/call-events.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import MessagePage from './detail.tsx';
import MessagesPage from './message.tsx';

const timeZone = 'Asia/Shanghai';
const aPage = 50;

/** A server that has these messages, newest first, and remembers which are read. */
function inboxOf(messages: Message[]): Answering[] {
  const ofGroup = (group: Message['group']) => messages.filter((one) => one.group === group);
  const counted = (group: Message['group']) => ({
    unread: ofGroup(group).filter(({ read }) => !read).length,
    newest: ofGroup(group).slice(0, 3),
  });
  return [
    answers(getMessageTitles, () => ({ reminders: counted('reminder'), notifications: counted('notification') })),
    answers(getMessages, ({ body }) => {
      const all = ofGroup(body.group);
      const from = body.olderThan ? all.findIndex(({ id }) => id === body.olderThan) + 1 : 0;
      return { timeZone, messages: all.slice(from, from + aPage), more: all.length > from + aPage };
    }),
    answers(getMessage, ({ body }) => {
      const found = messages.find(({ id }) => id === body.id);
      return found ? { timeZone, message: found } : refused(notFound);
    }),
    answers(markRead, ({ body }) => {
      for (const one of messages) if (one.id === body.id) one.read = true;
      return {};
    }),
    answers(markAllRead, ({ body }) => {
      for (const one of ofGroup(body.group)) one.read = true;
      return { marked: 1 };
    }),
  ];
}

type Opening = { at?: string; inHostApp?: boolean; more?: Answering[]; events?: Partial<CallEvents> };

/** Opens Messages at 22 March, 10:12, with the pages that it leads to. */
export async function openMessages(
  messages: Message[],
  { at = 'message', inHostApp = false, more = [], events = {} }: Opening = {},
) {
  const server = serve([...inboxOf(messages), ...more], {
    headers: () => ({ 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) }),
  });
  const screens = {
    '/pages/message/message': <MessagesPage />,
    '/pages/message/detail': <MessagePage />,
    '/pages/meeting/detail': <p>The meeting</p>,
  };
  const queries = newQueries();
  const screen = await openPage(`/pages/message/${at}`, <Screens at={screens} />, { queries, inHostApp, events });
  return Object.assign(screen, { server, queries });
}
