import type { Page } from '@playwright/test';

export type Kept = {
  local: Record<string, string>;
  session: Record<string, string>;
  databases: string[];
  caches: string[];
  cookies: string[];
};

export const nothingKept: Kept = { local: {}, session: {}, databases: [], caches: [], cookies: [] };

/** Everything that the site has stored on the phone: the names and contents of all its stores. */
export async function keptOn(page: Page): Promise<Kept> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  return { ...(await page.evaluate(storesOfThePage)), cookies };
}

/** Every address in the tab's history, with the state that the page stored with it. */
export function historyOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = window.navigation.entries().map(({ url }) => url ?? '');
    return [...entries, window.location.href, JSON.stringify(window.history.state), document.referrer];
  });
}

/** What the phone keeps, what its history says, and the page with what stands in its fields and what it does not show. */
export async function everythingOn(page: Page): Promise<string> {
  const [kept, history] = [await keptOn(page), await historyOf(page)];
  const typed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
  );
  const all = [JSON.stringify(kept), ...history, await page.content(), ...typed].join('\n');
  // Numbers are shown in groups.
  return `${all}\n${all.replaceAll(' ', '')}`;
}

/** True if the page can still show a picture that it made itself. */
export function stillShown(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    return picture.decode().then(
      () => true,
      () => false,
    );
  }, address);
}

// This function runs in the page, so it must not use anything outside itself.
async function storesOfThePage() {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('IndexedDB')));
    });
  const databases: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const opened = await done(indexedDB.open(name));
    const stores = Array.from(opened.objectStoreNames);
    const contents: unknown[] = [];
    for (const store of stores) contents.push(await done(opened.transaction(store).objectStore(store).getAll()));
    opened.close();
    databases.push(JSON.stringify({ name, contents }));
  }
  const kept: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const response of await cache.matchAll()) kept.push(`${name} ${response.url} ${await response.text()}`);
    for (const { url } of await cache.keys()) kept.push(`${name} ${url}`);
  }
  return { local: { ...localStorage }, session: { ...sessionStorage }, databases, caches: kept };
}

/**
 * The page has the token from its next load on. A page that runs must not get it: a call that it makes by itself would
 * be refused, and the app would forget the token.
 */
export async function putToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
}

/** Those of the words that the text does not have. */
export const missingIn = (text: string, words: readonly string[]) => words.filter((word) => !text.includes(word));

/** Puts a text into every store of the phone, as an offline page might keep copies. */
export async function leaveCopies(page: Page, text: string): Promise<void> {
  await page.evaluate(async (copy) => {
    sessionStorage.setItem('copy', copy);
    const opening = indexedDB.open('offline copies');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('copies'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('copies', 'readwrite');
    writing.objectStore('copies').put(copy, 'me');
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
    await (await caches.open('offline copies')).put('/cdfH5/copy', new Response(copy));
  }, text);
}
