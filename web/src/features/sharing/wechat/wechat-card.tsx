import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { sharedAddress, type SharedItem, useForumName } from '../what-is-shared.ts';
import { cardIsSet } from './card-is-set.ts';
import { cardOf, cardOfForum, type ShareCard } from './share-card.ts';

/**
 * Inside WeChat its own menu shares the article with its title and cover, whether our sheet was opened or not, if the
 * Forum has an account there. It shows nothing, and is loaded inside WeChat alone.
 */
export default function WeChatCard({ item }: { item: SharedItem }) {
  const forum = useForumName();
  const link = sharedAddress(item.id, useLanguage());
  const card = JSON.stringify(cardOf(item, { forum, link }));
  const name = useRef(forum);
  useEffect(() => void (name.current = forum), [forum]);
  useEffect(() => {
    let left = false;
    const begin = async () => {
      const done = await set(JSON.parse(card) as ShareCard);
      if (!left) cardIsSet.set(done);
    };
    void begin();
    return () => {
      left = true;
      if (cardIsSet.get()) void set(cardOfForum(name.current));
      cardIsSet.set(false);
    };
  }, [card]);
  return null;
}

async function set(card: ShareCard): Promise<boolean> {
  try {
    const { setShareCard } = await import('./wechat-sdk.ts');
    return await setShareCard(card);
  } catch {
    return false;
  }
}
