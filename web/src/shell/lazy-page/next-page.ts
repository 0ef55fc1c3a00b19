import { agendaPath, directoryPath, homeAlias, infoPath } from '../../lib/paths.ts';

// From nearly every page one goes back to one of these.
const visitedMost = [homeAlias, agendaPath, directoryPath, infoPath];
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The page where people probably go from here: what the list leads to, then the pages visited most, then the others. */
export function nextPageFrom<Page extends { path: string }>(here: string, pages: readonly Page[]): Page | undefined {
  return (
    pages.find(({ path }) => path !== here && folderOf(path) === folderOf(here)) ??
    pages.find(({ path }) => visitedMost.includes(path)) ??
    pages[0]
  );
}
