import type { Hint, Topic } from 'contract/calls/live';

/** Content that shows another topic's: the forum's name and days, halls, people, their meetings. */
const shownIn: Partial<Record<Topic, readonly Topic[]>> = {
  forum: ['agenda', 'delegates'],
  places: ['agenda', 'delegates'],
  delegates: ['agenda', 'partners'],
  agenda: ['delegates'],
};

/** Is this query's answer another one now? Keys are [topic, 'one', id, …] or [topic, what, …]. */
export function isAffected(key: readonly unknown[], { topic, itemId }: Pick<Hint, 'topic' | 'itemId'>): boolean {
  const [ofTopic, what, id] = key;
  if (ofTopic === topic) return itemId === null || what !== 'one' || id === itemId;
  return (shownIn[topic] ?? []).some((other) => other === ofTopic);
}
