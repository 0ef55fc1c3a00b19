import { expect, test } from 'vitest';
import { openStorage } from '../../lib/storage/storage.ts';
import { clearPersonal } from './forget-person.ts';

const stays = {
  language: 'en',
  isShowLangGuide: 'true',
  appearance: '{"theme":"dark","textSize":"x-large"}',
  uniqueId: 'a'.repeat(32),
  knownDevice: 'd1',
};
const personal = {
  token: 't1',
  userObj: '{"id":"u1"}',
  contactOnly: 'yes',
  conferenceInfo: '{"name":"高层论坛"}',
  listened: '[{"id":"n1","language":"en","at":9000}]',
  listeningSpeed: '1.5',
  searched: '["绿色金融"]',
};

test('logout forgets the person and keeps language, guide, device and appearance', () => {
  const kept = new Map(Object.entries({ ...stays, ...personal }));
  const device = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  clearPersonal(openStorage(() => device));
  expect(Object.fromEntries(kept)).toEqual(stays);
});
