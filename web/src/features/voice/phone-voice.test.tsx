import { afterEach, beforeEach, expect, test } from 'vitest';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { openArticle, silence } from './listen.testing.tsx';

/** The voices of a phone; the browser of the tests has none. */
class Utterance extends EventTarget {
  readonly text: string;
  rate = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function phoneThatSpeaks(...tags: string[]) {
  const said: Utterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => tags.map((lang) => ({ lang, localService: true })),
    speak(utterance: Utterance) {
      said.push(utterance);
      queueMicrotask(() => utterance.dispatchEvent(new Event('start')));
    },
    cancel: () => undefined,
  });
  Object.defineProperty(window, 'speechSynthesis', { value: speech, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
  return {
    said: () => said.map(({ text }) => text).filter(Boolean),
    endsSentence: () => said.at(-1)?.dispatchEvent(new Event('end')),
    last: () => said.at(-1),
  };
}

const own = ['speechSynthesis', 'SpeechSynthesisUtterance'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
);

beforeEach(() => {
  language.set('en');
  letTapsPass();
});
afterEach(async () => {
  await silence();
  for (const [name, before] of own) if (before) Object.defineProperty(window, name, before);
});

test('without a recording the phone reads the title and the text, sentence by sentence', async () => {
  const phone = phoneThatSpeaks('fr-FR', 'en-GB');
  const { screen, button } = await openArticle({ recordings: [], voice: null });
  await expect.element(screen.getByText('Read aloud by this phone')).toBeVisible();
  await button('Play').click();
  await expect.poll(phone.said).toEqual(['The first day']);
  await button('Open the player: The first day').click();
  const transcript = screen.getByRole('list', { name: 'Transcript' });
  const heard = () => transcript.element().querySelector('[aria-current]')?.textContent;
  await expect.poll(heard).toBe('The first day');
  phone.endsSentence();
  await expect.poll(heard).toBe('Good morning.');
  await transcript.getByRole('button', { name: 'Welcome.' }).click();
  await expect.poll(phone.said).toEqual(['The first day', 'Good morning.', 'Welcome.']);
  phone.endsSentence();
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Play' })).toBeVisible();
});

test('another speed begins the sentence anew', async () => {
  const phone = phoneThatSpeaks('en-GB');
  const { button } = await openArticle({ recordings: [], voice: null });
  await button('Play').click();
  await button('Speed: 1.0×').click();
  await expect.poll(phone.said).toEqual(['The first day', 'The first day']);
  expect(phone.last()?.rate).toBe(1.25);
});

test.each([
  ['no voice at all', []],
  ['voices of other languages alone', ['fr-FR', 'zh-CN']],
])('a phone with %s offers nothing', async (_, tags) => {
  phoneThatSpeaks(...tags);
  const { screen } = await openArticle({ recordings: [], voice: null });
  expect(screen.getByRole('button', { name: 'Play' }).elements()).toEqual([]);
});
