const base = import.meta.env.BASE_URL;
// Older browsers do not know the first.
const rel = document.createElement('link').relList.supports('modulepreload') ? 'modulepreload' : 'preload';
const styles = new Map<string, Promise<unknown>>();

/**
 * Runs an `import()` while the other files come that it needs; the code is given out when its styles are there, too. The
 * build calls this for every import (later-imports-plugin.ts), in place of Vite's own, which is four times as long.
 */
export async function importWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [loaded] = await Promise.all([load(), ...files.map(fetchOnce)]);
  return loaded;
}

function fetchOnce(file: string): Promise<unknown> | undefined {
  const href = base + file;
  const isStyle = file.endsWith('.css');
  if (document.querySelector(`link[href="${href}"]${isStyle ? '[rel=stylesheet]' : ''}`)) return styles.get(href);
  const link = Object.assign(document.createElement('link'), {
    ...(isStyle ? { rel: 'stylesheet' } : { rel, as: 'script' }),
    crossOrigin: '',
    href,
  });
  const arrival = isStyle ? arrivalOf(link) : undefined;
  if (arrival) styles.set(href, arrival);
  document.head.append(link);
  return arrival;
}

function arrivalOf(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((arrived, lost) => {
    link.addEventListener('load', arrived);
    link.addEventListener('error', () => {
      // Whoever tries again must not take it for loaded.
      link.remove();
      lost(new Error(`${link.href} did not load`));
    });
  });
}
