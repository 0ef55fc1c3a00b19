import { expect, test } from 'vitest';
import { entriesToShow } from './home-entries-rules.ts';

const paths = [
  ...['/pages/intro/intro', '/pages/meeting/meeting', '/pages/guest/guest', '/pages/partner/partner', '/pages/map/map'],
  ...['/pages/collection/collection', '/pages/forum/forum', '/pages/question/question'],
];
const shown = (...known: string[]) => entriesToShow(new Set(known)).map(({ id }) => id);

test('all eight entries, in two full rows', () => {
  expect(shown(...paths)).toEqual([
    ...['introduction', 'agenda', 'delegates', 'partners', 'patrons', 'map', 'favourites', 'updates'],
  ]);
});

test('an entry appears when its page exists', () => {
  expect(shown('/pages/meeting/meeting')).toEqual(['agenda']);
  expect(shown('/')).toEqual([]);
});

test('the questions stand where a row has room', () => {
  const withoutLater = paths.filter((path) => !/collection|forum/.test(path));
  expect(shown(...withoutLater)).toEqual([
    ...['introduction', 'agenda', 'delegates', 'partners', 'patrons', 'map', 'questions'],
  ]);
});

test('partners and patrons are one page with two views', () => {
  expect(entriesToShow(new Set(['/pages/partner/partner'])).map(({ to }) => to)).toEqual([
    '/pages/partner/partner?kind=partner',
    '/pages/partner/partner?kind=patron',
  ]);
});
