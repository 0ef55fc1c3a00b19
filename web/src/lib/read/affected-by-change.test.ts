import { getAgenda, getMeetings } from 'contract/calls/agenda';
import { getDelegate, getDelegates } from 'contract/calls/delegates';
import { getPartner, getPartners } from 'contract/calls/partners';
import type { Topic } from 'contract/wire/topics';
import { describe, expect, test } from 'vitest';
import { isAffected, showsContent } from './affected-by-change.ts';
import { readQuery } from './read-query.ts';

const inZh = { language: 'zh' } as const;

describe('a change', () => {
  const meeting = (id: string) => readQuery(getMeetings, { id }, inZh);
  const delegate = readQuery(getDelegate, { id: 'd1' }, inZh);
  const agenda = readQuery(getAgenda, {}, inZh);

  test.each<[string, Parameters<typeof isAffected>[0], Topic, string | null, boolean]>([
    ['of a meeting changes the agenda', agenda, 'agenda', 'm1', true],
    ['of a meeting changes its page', meeting('m1'), 'agenda', 'm1', true],
    ['of a meeting leaves another one’s page alone', meeting('m2'), 'agenda', 'm1', false],
    ['of the whole agenda changes every meeting’s page', meeting('m2'), 'agenda', null, true],
    ['of a hall changes the meetings in it', meeting('m2'), 'places', 'h1', true],
    ['of a meeting changes the page of a delegate who may be in it', delegate, 'agenda', 'm1', true],
    ['of a delegate leaves another one’s page alone', delegate, 'delegates', 'd2', false],
    ['of a delegate changes the directory', readQuery(getDelegates, {}, inZh), 'delegates', 'd2', true],
    ['of a delegate changes the page of a partner', readQuery(getPartner, { id: 'p1' }, inZh), 'delegates', 'd1', true],
    ['of a hall leaves the partners alone', readQuery(getPartners, {}, inZh), 'places', 'h1', false],
    ['of the forum changes the agenda', agenda, 'forum', null, true],
  ])('%s', (_, query, topic, itemId, expected) => {
    expect(isAffected(query, { topic, itemId })).toBe(expected);
  });

  test('does not concern a query that shows no content', () => {
    const none = { queryKey: ['a'], meta: undefined };
    expect([isAffected(none, { topic: 'agenda', itemId: null }), showsContent(none)]).toEqual([false, false]);
    expect(showsContent(agenda)).toBe(true);
  });
});
