import { recallMessage, sendMessage } from 'contract/calls/console/messages';
import { getMessages, getMessageTitles, markAllRead, markRead, type Message } from 'contract/calls/messages';
import { getMine, type Mine } from 'contract/calls/mine';
import { chances } from './chances.ts';
import { gu, requestId, steps } from './signing-in.ts';
import type { staffDesk } from './staff-desk.ts';

type Desk = Awaited<ReturnType<typeof staffDesk>>;
type Screen = { token: string };
type Listed = { messages: Message[] };

const words = { title: { zh: '通知', en: 'Notice' }, text: { zh: '请查阅', en: 'Please read' } };

/**
 * One person reads, marks all, gets and loses messages on two screens at once, in random order. Returns every time at
 * which the count of `getMine`, of the titles, of the list or of the database differed.
 */
export async function interleave(desk: Desk, { rounds, seed }: { rounds: number; seed: number }) {
  const { server } = desk;
  const go = steps(server);
  const screens: Screen[] = [await go.signIn({ address: gu.mobile })];
  server.clock.set(new Date(server.clock.now().getTime() + 121_000));
  screens.push(await go.signIn({ address: gu.mobile, kind: 'wechat' }));
  const chance = chances(seed);
  const sent: string[] = [];

  const call = async (screen: Screen, path: string, body: Parameters<typeof server.call.json>[1] = {}) =>
    (await server.call.json(path, body, screen)).obj;
  const list = async (screen: Screen) =>
    ((await call(screen, getMessages.path, { group: 'notification' })) as Listed).messages;

  const acts = [
    async () => {
      const { id } = await desk.ask(sendMessage, { ...words, audience: { kind: 'person', id: gu.id } });
      sent.push(id);
    },
    async () => {
      const [id] = sent.splice(chance(sent.length), 1);
      if (id) await desk.ask(recallMessage, { id });
    },
    async (screen: Screen) => {
      const messages = await list(screen);
      const id = messages[chance(messages.length)]?.id;
      if (id) await call(screen, markRead.path, { id, requestId: requestId() });
    },
    async (screen: Screen) => {
      const upTo = (await list(screen))[0]?.id;
      const body = { group: 'notification', upTo: upTo ?? '', requestId: requestId() };
      if (upTo) await call(screen, markAllRead.path, body);
    },
  ];
  // New messages are the most frequent, so that there is always something to read and to recall.
  const turns = [0, 0, 0, 0, 1, 2, 2, 2, 3];

  const differences: string[] = [];
  for (let round = 0; round < rounds; round++) {
    // Messages of one minute have one time, so that their order is by id as well.
    if (chance(3) === 0) server.clock.set(new Date(server.clock.now().getTime() + 1_000));
    await Promise.all(screens.map(async (screen) => acts[turns[chance(turns.length)] ?? 0]?.(screen)));
    const counts = await Promise.all(
      screens.flatMap((screen) => [
        call(screen, getMine.path).then((obj) => (obj as Mine).unread?.notifications),
        call(screen, getMessageTitles.path).then(
          (obj) => (obj as { notifications: { unread: number } }).notifications.unread,
        ),
        list(screen).then((messages) => messages.filter(({ read }) => !read).length),
      ]),
    );
    const { rows } = await server.database.sql(
      `select count(*)::int as unread from message where person_id = $1 and "group" = 'notification' and read_at is null`,
      [gu.id],
    );
    const stored = (rows[0] as { unread: number }).unread;
    if (counts.some((one) => one !== stored)) differences.push(`round ${round}: ${counts.join(' ')}, stored ${stored}`);
    // The list shows fifty: what is older would be counted and not listed.
    if (sent.length > 40) await desk.ask(recallMessage, { id: sent.shift() ?? '' });
  }
  return differences;
}
