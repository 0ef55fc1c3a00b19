import { afterEach, expect, test } from 'vitest';
import { importWithFiles } from './import-with-files.ts';

const links = (file: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href$="${file}"]`)];
const load = () => Promise.resolve('the page');
const rulesIn = (file: string) => links(file)[0]?.sheet?.cssRules.length ?? 0;

afterEach(() => document.head.querySelectorAll('link[crossorigin]').forEach((link) => link.remove()));

test('the code is given out when its styles are there; other modules come meanwhile', async () => {
  const page = importWithFiles(load, ['src/kit/sheet/sheet.css', 'src/lib/words.ts']);
  expect([...links('sheet.css'), ...links('words.ts')].map(({ rel }) => rel)).toEqual(['stylesheet', 'modulepreload']);
  // A style sheet that says what it is for is no valid page.
  const purposes = [...links('sheet.css'), ...links('words.ts')].map((link) => link.getAttribute('as'));
  expect(purposes).toEqual([null, 'script']);
  await expect(page).resolves.toBe('the page');
  expect(rulesIn('sheet.css')).toBeGreaterThan(0);
});

test('two imports of the same styles fetch them once, and both wait for them', async () => {
  const pages = [importWithFiles(load, ['src/kit/card/card.css']), importWithFiles(load, ['src/kit/card/card.css'])];
  expect(links('card.css')).toHaveLength(1);
  await Promise.race(pages);
  expect(rulesIn('card.css')).toBeGreaterThan(0);
});

test('styles that did not load are an error, and are fetched again the next time', async () => {
  for (const attempt of [1, 2]) {
    // Nobody answers at this address of another host.
    const page = importWithFiles(load, ['/localhost:9/missing.css']);
    expect(links('missing.css'), `attempt ${attempt}`).toHaveLength(1);
    await expect(page).rejects.toThrow('missing.css did not load');
  }
});

test('code that did not load is the error that it gives', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(importWithFiles(lost, ['src/kit/note/note.css'])).rejects.toThrow('Failed to fetch');
});

test('an import that needs nothing else is given out at once', async () => {
  await expect(importWithFiles(load)).resolves.toBe('the page');
});
