import { pictureAddress } from 'contract/wire/media';
import { pictureOf, type SharedItem } from '../what-is-shared.ts';

/** What WeChat shows of a page in a chat or in Moments. */
export type ShareCard = { title: string; desc: string; link: string; imgUrl: string };

/** Where the app is. */
type At = { origin: string; base: string };
const here = (): At => ({ origin: window.location.origin, base: import.meta.env.BASE_URL });

/** WeChat has no session, so that it can fetch only the cover of a public item. */
export function cardOf(item: SharedItem, { forum, link }: { forum: string; link: string }, at = here()): ShareCard {
  const picture = item.isPublic ? pictureOf(item) : undefined;
  const imgUrl = picture ? `${at.origin}${pictureAddress({ id: picture }, 320)}` : iconAt(at);
  return { title: item.title, desc: item.summary ?? forum, link, imgUrl };
}

/** For the pages after the article, which would otherwise be shared as if they were it. */
export function cardOfForum(forum: string, at = here()): ShareCard {
  return { title: forum, desc: forum, link: `${at.origin}${at.base}`, imgUrl: iconAt(at) };
}

const iconAt = ({ origin, base }: At) => `${origin}${base}icon-512.png`;
