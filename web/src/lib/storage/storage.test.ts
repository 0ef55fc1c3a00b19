import { describe, expect, it } from 'vitest';
import { listenedPlaces } from './listened-places.ts';
import { openStorage } from './storage.ts';

function phone(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  const device = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  return { device: () => device, kept: () => Object.fromEntries(items) };
}

function fill(storage: ReturnType<typeof openStorage>) {
  storage.token.set('t1');
  storage.language.set('en');
  storage.userObj.set({ id: 'u1' });
  storage.conferenceInfo.set({ name: '高层论坛' });
  storage.isShowLangGuide.set(true);
  storage.appearance.set({ theme: 'dark', textSize: 'x-large' });
}

const filled = {
  token: 't1',
  language: 'en',
  userObj: '{"id":"u1"}',
  conferenceInfo: '{"name":"高层论坛"}',
  isShowLangGuide: 'true',
  appearance: '{"theme":"dark","textSize":"x-large"}',
};

describe('before Agree', () => {
  it('nothing is stored on the phone, but choices work in memory', () => {
    const { device, kept } = phone();
    const storage = openStorage(device);
    fill(storage);
    expect(storage.uniqueId.get()).toBe(storage.uniqueId.get());
    expect(storage.language.get()).toBe('en');
    expect(storage.userObj.get()).toEqual({ id: 'u1' });
    expect(kept()).toEqual({});
  });

  it('Agree stores what was chosen, under the keys of the specification, and all that follows', () => {
    const { device, kept } = phone();
    const storage = openStorage(device);
    fill(storage);
    const uniqueId = storage.uniqueId.get();
    storage.allow();
    expect(kept()).toEqual({ ...filled, uniqueId });
    storage.language.set('zh');
    expect(kept()).toEqual({ ...filled, uniqueId, language: 'zh' });
  });

  it('Disagree clears all, and nothing is stored until the next Agree', () => {
    const { device, kept } = phone({ ...filled, uniqueId: 'a'.repeat(32) });
    const storage = openStorage(device);
    storage.clearAll();
    storage.language.set('en');
    expect(kept()).toEqual({});
    expect(storage.token.get()).toBe(undefined);
  });
});

describe('a phone whose owner agreed on an earlier visit', () => {
  it('is read and written at once', () => {
    const { device, kept } = phone({ ...filled, uniqueId: 'a'.repeat(32) });
    const storage = openStorage(device);
    expect(storage.token.get()).toBe('t1');
    expect(storage.language.get()).toBe('en');
    expect(storage.uniqueId.get()).toBe('a'.repeat(32));
    expect(storage.userObj.get()).toEqual({ id: 'u1' });
    expect(storage.conferenceInfo.get()).toEqual({ name: '高层论坛' });
    expect(storage.isShowLangGuide.get()).toBe(true);
    expect(storage.appearance.get()).toEqual({ theme: 'dark', textSize: 'x-large' });
    storage.token.set('t2');
    expect(kept()['token']).toBe('t2');
    storage.token.clear();
    expect('token' in kept()).toBe(false);
  });

  it('sees what another tab changed', () => {
    const { device } = phone(filled);
    const storage = openStorage(device);
    storage.token.set('t2');
    device().removeItem('token');
    expect(storage.token.get()).toBe(undefined);
  });
});

describe('a storage that cannot be trusted', () => {
  it('corrupt values count as missing', () => {
    const bad = {
      token: '中文\n',
      language: 'fr',
      uniqueId: 'x',
      userObj: '{"id":5}',
      conferenceInfo: '{',
      appearance: '[]',
      listeningSpeed: '"fast"',
      listened:
        '[{"id":"n1","language":"fr","at":1},{"id":"n2","language":"zh","at":"1"},{"id":"n3","language":"en","at":5}]',
    };
    const storage = openStorage(phone({ ...bad, isShowLangGuide: '"yes"' }).device);
    expect(storage.token.get()).toBe(undefined);
    expect(storage.language.get()).toBe(undefined);
    expect(storage.uniqueId.get()).toMatch(/^[0-9a-f]{32}$/);
    expect(storage.userObj.get()).toBe(undefined);
    expect(storage.conferenceInfo.get()).toBe(undefined);
    expect(storage.isShowLangGuide.get()).toBe(undefined);
    expect(storage.appearance.get()).toEqual({ theme: 'light', textSize: 'normal' });
    expect(storage.listeningSpeed.get()).toBe(undefined);
    expect(listenedPlaces(storage)).toEqual([{ id: 'n3', language: 'en', at: 5 }]);
  });

  it('an appearance that is half unknown keeps its other half', () => {
    const storage = openStorage(phone({ appearance: '{"theme":"system","textSize":"huge"}' }).device);
    expect(storage.appearance.get()).toEqual({ theme: 'system', textSize: 'normal' });
  });

  it('one that is forbidden altogether keeps values in memory', () => {
    const storage = openStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.allow();
    fill(storage);
    expect(storage.token.get()).toBe('t1');
    storage.token.clear();
    expect(storage.token.get()).toBe(undefined);
    expect(storage.uniqueId.get()).toBe(storage.uniqueId.get());
  });

  it('one that is full keeps the newest value in memory', () => {
    const { device } = phone(filled);
    const full = {
      ...device(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = openStorage(() => full);
    storage.token.set('t2');
    expect(storage.token.get()).toBe('t2');
  });
});
