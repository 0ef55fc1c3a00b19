import { addMissingFunctions } from './missing-functions.ts';
import { launchParamsAt } from './shell/launch/launch-params.ts';
import { redirectFor } from './shell/session/guard-rules.ts';

/** The files of each page by its path; the build fills this in. */
declare const pageFiles: Record<string, readonly string[]>;

addMissingFunctions();

/**
 * The first script of the page: it removes a ticket or badge code from the address bar and the history before anything
 * else of the app runs.
 */
const { clean, ...launch } = launchParamsAt(window.location);
if (clean !== undefined) {
  window.history.replaceState(window.history.state, '', clean);
  window.forumLaunch = launch;
}

// Whoever reads in the dark is not dazzled while the app loads. The app sets both again, and checks them.
const look = document.documentElement.dataset;
onPhone((kept) => Object.assign(look, JSON.parse(kept['appearance'] as string)));
if (look['theme'] === 'system' && matchMedia('(prefers-color-scheme: dark)').matches) look['theme'] = 'dark';

// The files of the page load together with the app's own, not after them. A wrong guess costs a download, never a wrong
// page.
if (!launch.host) for (const file of pageFiles[shownPath()] ?? []) fetchEarly(file);

function shownPath() {
  const asked = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  const state = { signedIn: has('token'), agreed: has('isShowLangGuide'), languageChosen: has('language') };
  return redirectFor(asked, state) ?? asked;
}

function has(name: string) {
  return onPhone((kept) => name in kept) === true;
}

function onPhone<T>(read: (kept: Storage) => T): T | undefined {
  try {
    return read(window.localStorage);
  } catch {
    return undefined;
  }
}

function fetchEarly(file: string) {
  const isStyle = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'preload' : 'modulepreload',
    as: isStyle ? 'style' : 'script',
    crossOrigin: '',
    href: import.meta.env.BASE_URL + file,
  });
  document.head.append(link);
}
