import type { Hint, Topic } from 'contract/calls/live';

/** Content that shows names out of another topic's. */
const shownIn: Partial<Record<Topic, readonly Topic[]>> = {
  places: ['agenda'],
  delegates: ['agenda'],
  agenda: ['delegates'],
};

/** Is this query's answer another one now? Keys are [topic, 'one', id, …] or [topic, what, …]. */
export function isAffected(key: readonly unknown[], { topic, itemId }: Pick<Hint, 'topic' | 'itemId'>): boolean {
  const [ofTopic, what, id] = key;
  if (ofTopic === topic) return itemId === null || what !== 'one' || id === itemId;
  return (shownIn[topic] ?? []).some((other) => other === ofTopic);
}
