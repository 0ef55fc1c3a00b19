import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { language } from './language.ts';
import { say, useWords, words } from './words.ts';

const cardWords = words({
  send: { en: 'Exchange business card', zh: '交换名片' },
  left: { en: (n: number) => `${n} min left`, zh: (n) => `还剩${n}分钟` },
});

function Card() {
  const phrase = useWords(cardWords);
  return createElement('p', null, phrase.send, ', ', phrase.left(48));
}

describe('words', () => {
  it('are in the given language, with their parameters', () => {
    expect([say(cardWords, 'en').send, say(cardWords, 'en').left(48)]).toEqual([
      'Exchange business card',
      '48 min left',
    ]);
    expect([say(cardWords, 'zh').send, say(cardWords, 'zh').left(48)]).toEqual(['交换名片', '还剩48分钟']);
  });

  it('are the same object every time, so that nothing renders again for them', () => {
    expect(say(cardWords, 'zh')).toBe(say(cardWords, 'zh'));
    expect(say(cardWords, 'zh')).not.toBe(say(cardWords, 'en'));
  });

  it('fall back to English if the Chinese is missing at run time', () => {
    const table = words({ a: { en: 'A', zh: '' }, b: { en: 'B', zh: undefined as unknown as string } });
    expect(say(table, 'zh')).toEqual({ a: 'A', b: 'B' });
  });

  it('follow the language of the app on screen', () => {
    language.set('en');
    expect(renderToStaticMarkup(createElement(Card))).toBe('<p>Exchange business card, 48 min left</p>');
    language.set('zh');
    expect(renderToStaticMarkup(createElement(Card))).toBe('<p>交换名片, 还剩48分钟</p>');
  });
});

// The type check tests these: each line must stay an error.
export const mistakes = [
  // @ts-expect-error the Chinese is missing
  () => words({ a: { en: 'A' } }),
  // @ts-expect-error the English has a parameter, the Chinese is a text
  () => words({ a: { en: (n: number) => `${n}`, zh: '甲' } }),
  // @ts-expect-error the Chinese has a parameter, the English is a text
  () => words({ a: { en: 'A', zh: (n: number) => `${n}` } }),
  // @ts-expect-error the parameters differ
  () => words({ a: { en: (n: number) => `${n}`, zh: (n: string) => n } }),
  // @ts-expect-error a word without parameters is no function
  () => say(cardWords, 'en').send(),
  // @ts-expect-error a number is asked for
  () => say(cardWords, 'en').left('48'),
];
