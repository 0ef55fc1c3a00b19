import { transferTimeout } from '../../../lib/call/answer-time-limits.ts';

const folder = import.meta.env.BASE_URL;
const named = new RegExp(`(?:src|href)="(${folder}assets/[^"]+)"`, 'g');

/**
 * Downloads the page and the files that it names past the browser's cache, so that loading the app anew cannot end
 * halfway. Rejects where one of them does not come.
 */
export async function loadNewShell(cancelled: AbortSignal): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), transferTimeout);
  try {
    const signal = AbortSignal.any([late.signal, cancelled]);
    const page = await whole(folder, signal);
    await Promise.all(Array.from(page.matchAll(named), ([, file = '']) => whole(file, signal)));
  } finally {
    clearTimeout(timer);
  }
  await renewWorker();
}

async function whole(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(new URL(address, location.origin).href, { cache: 'reload', signal });
  if (!answer.ok) throw new Error(`${address} was not served`);
  return answer.text();
}

/** The worker serves push alone; an older one works on until the browser replaces it by itself. */
async function renewWorker() {
  try {
    await (await navigator.serviceWorker.getRegistration(folder))?.update();
  } catch {
    // There is none in WeChat and in most partners' apps.
  }
}
