import { find, type Found } from 'contract/calls/search';
import { type Answering, answers } from '../../lib/call/answers.testing.ts';

const plain = (text: string) => ({ text, marks: [] });
const marked = (text: string, part: string): { text: string; marks: [number, number][] } => {
  const at = text.indexOf(part);
  return { text, marks: at < 0 ? [] : [[at, at + part.length]] };
};

const meeting = (title: string, startsAt: string, role: 'chair' | null) => ({
  ...{ id: title, title: marked(title, 'Port'), type: 'symposium' as const, hall: 'Songhe Hall' },
  ...{ startsAt, role, change: null, excerpt: null },
});

/** What everything has of “port”. */
export const foundPort: Found = {
  meetings: {
    total: 2,
    items: [
      meeting('Ports that Learn', '2027-03-22T16:45:00+08:00', 'chair'),
      meeting('Trade and Port Resilience', '2027-03-23T09:00:00+08:00', null),
    ],
  },
  delegates: {
    total: 5,
    items: ['He Yunfan', 'Ada Port', 'Bo Port'].map((name) => ({
      ...{ id: name, name: marked(name, 'Port'), title: plain('President'), photo: null },
      organisation: marked('Port of Yunfan', 'Port'),
    })),
  },
  partners: {
    total: 1,
    items: [{ id: 'nordhaven', name: plain('Nordhaven'), excerpt: marked('A port supplier', 'port') }],
  },
  media: { total: 1, items: [{ id: 'daily', name: marked('Port Daily', 'Port'), country: 'China', city: 'Dalian' }] },
  news: {
    total: 1,
    items: [
      {
        ...{ id: 'chains', title: plain('Steady chains'), excerpt: marked('…drafts cover port…', 'port') },
        ...{ source: 'Forum Daily', publishedAt: '2027-03-22T09:58:00+08:00' },
      },
    ],
  },
  questions: {
    total: 1,
    items: [{ id: 'cars', question: marked('Cars to the port?', 'port'), excerpt: plain('08:30') }],
  },
};

/** A server that finds this for every text; of one group alone all that it has. */
export const everythingOf = (found: (only: string | undefined) => Found): Answering =>
  answers(find, ({ body: { only } }) => ({ timeZone: 'Asia/Shanghai', found: found(only) }));
