import type { LazyPage } from './lazy-page.tsx';

// The code of the page was requested together with the app's own: either it is here, or the network is bad.
const patience = 500;

/** Resolves when the code of the first page is there, or is so late that the app has to show that it loads. */
export async function codeOfFirstPage(page: LazyPage | undefined): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([page?.prepare(), late]);
}
