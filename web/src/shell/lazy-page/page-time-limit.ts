import { PageNotLoaded } from './page-not-loaded.tsx';

/** Specification §9: the code of a page that has not arrived by then will not arrive. */
export const pageTimeout = 60_000;

export function inTime<T>(loading: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PageNotLoaded());
    const timer = setTimeout(fail, timeout);
    loading.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}
