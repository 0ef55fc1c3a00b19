import { expect, test } from 'vitest';
import { isForContacts } from './contact-pages.ts';

test.each([
  ...['/', '/pages/meeting/meeting', '/pages/guest/guest', '/pages/album/album', '/pages/mine/mine'],
  ...['/pages/conf/mode', '/pages/other/scanH5'],
])('%s is not for a contact person who does not attend', (path) => {
  expect(isForContacts(path)).toBe(false);
});

test.each([
  ...['/pages/friend/friend', '/pages/message/message', '/pages/message/detail', '/pages/conf/conf'],
  ...['/pages/conf/private', '/pages/other/agreement', '/pages/choseLanguage/choseLanguage'],
])('%s is', (path) => {
  expect(isForContacts(path)).toBe(true);
});
