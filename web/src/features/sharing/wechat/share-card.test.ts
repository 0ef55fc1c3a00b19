import { expect, test } from 'vitest';
import type { SharedItem } from '../what-is-shared.ts';
import { cardOf, cardOfForum } from './share-card.ts';

const at = { origin: 'https://forum.example', base: '/cdfH5/' };
const around = { forum: 'The Forum', link: 'https://forum.example/share/1?lang=en' };
const item: SharedItem = {
  ...{ id: '1', title: 'Ports', summary: 'In short', source: 'Daily', publishedAt: '', film: null, isPublic: true },
  cover: { id: 'c', width: 1, height: 1 },
};

test('a public item has its title, summary and cover on its card', () => {
  const card = { title: 'Ports', desc: 'In short', link: around.link, imgUrl: 'https://forum.example/media/c.w320' };
  expect(cardOf(item, around, at)).toEqual(card);
});

test('the cover of an item that is not public is not named, and without a summary there is the Forum', () => {
  const { desc, imgUrl } = cardOf({ ...item, isPublic: false, summary: null }, around, at);
  expect([desc, imgUrl]).toEqual(['The Forum', 'https://forum.example/cdfH5/icon-512.png']);
});

test('a film without a cover has its first picture there', () => {
  const filmed = { ...item, cover: null, film: { file: 'f', poster: 'p' } };
  expect(cardOf(filmed, around, at).imgUrl).toBe('https://forum.example/media/p.w320');
});

test('the pages after it are the Forum’s', () => {
  const link = 'https://forum.example/cdfH5/';
  expect(cardOfForum('The Forum', at)).toMatchObject({ title: 'The Forum', link, imgUrl: `${link}icon-512.png` });
});
