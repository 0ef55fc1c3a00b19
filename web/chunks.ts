type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const ours = /[\\/](web|contract)[\\/]src[\\/]/;
const scanner = /[\\/]node_modules[\\/](barcode-detector|zxing-wasm)[\\/].*\.js$/;
// The libraries left out belong to one page each and are loaded with it.
const libraries =
  /[\\/]node_modules[\\/](?!embla-carousel|thumbhash|uqr|weixin-js-sdk|@tanstack[\\/](react-virtual|virtual-core))/;
// The build itself imports the second, wherever code is loaded later.
const start = /[\\/]src[\\/](main\.tsx|lib[\\/]import-with-files\.ts)$/;
// A part that the agenda loads later is not another page: what the two share stays with the agenda.
const page = /[\\/]src[\\/]pages[\\/]/;
// People begin on these pages: what they share with others is loaded at once, what only other pages share is not.
const agenda = /[\\/]src[\\/]pages[\\/]meeting[\\/]meeting\.tsx$/;
const home = /[\\/]src[\\/]pages[\\/]index[\\/]index\.tsx$/;
const delegates = /[\\/]src[\\/]pages[\\/]guest[\\/]guest\.tsx$/;
const favourites = /[\\/]src[\\/]pages[\\/]collection[\\/]collection\.tsx$/;
const cards = /[\\/]src[\\/]pages[\\/]friend[\\/]friend\.tsx$/;
const article = /[\\/]src[\\/]pages[\\/]forum[\\/]detail\.tsx$/;
// Every page loads these a moment after it is painted.
const trouble = /[\\/]src[\\/](shell[\\/]for-trouble|lib[\\/]idle[\\/]quiet)\.ts$/;
const background = /[\\/]src[\\/]background\.tsx$/;
// The agenda, Home and the delegates show these a moment after they are painted.
const marks = /[\\/](bookmark[\\/]listed-bookmark|tab-bar[\\/]info-mark)\.tsx$/;
const slides = /[\\/]src[\\/]features[\\/]about[\\/]home[\\/]home-slides\.tsx$/;
const homeParts = /[\\/](index[\\/]home-foot|home[\\/](bell-count|newest-reminder|find-link))\.tsx$/;
const cardButtons = /[\\/]src[\\/]features[\\/]cards[\\/]send[\\/]listed-card-button\.tsx$/;
const kit = /[\\/](web[\\/]src[\\/](kit|lib|shell)|contract[\\/]src)[\\/]/;
// A few lines each, for which Home would load files of 8 kB.
const few = /[\\/](rules[\\/]readable-phone|swiper[\\/]less-motion)\.ts$/;
const qrCodes = /[\\/]node_modules[\\/]uqr[\\/]/;
const signIn = /[\\/]src[\\/]pages[\\/]login[\\/]login\.tsx$/;
const everyPages = [trouble, background, slides];
const firstPages = [home, delegates, signIn, article];

/**
 * Libraries change rarely and stay cached; what several pages share compresses better as one file. Each group takes
 * along what its modules need unless a group above has it already, so their order matters.
 */
export const chunkGroups = [
  { name: 'scanner', test: scanner, priority: 4 },
  { name: 'vendor', test: libraries, priority: 3 },
  {
    name: (id: string, graph: ModuleGraph) => (isForEverybody(id, graph) ? 'shared' : null),
    debugName: 'shared',
    test: ours,
    priority: 2,
  },
  // Otherwise a banner of 1 kB would bring all that signing in and the other pages share.
  loadedBy('for-trouble', trouble, 1.8),
  loadedBy('background', background, 1.75),
  loadedBy('marks', marks, 1.7),
  // Otherwise everybody would load what the agenda shares with the favourites alone.
  sharedBy('agenda-and-favourites', [agenda, favourites], 1.6),
  // The cards show an assistant the timeline of a delegate.
  sharedBy('agenda-and-cards', [agenda, cards], 1.58),
  // Otherwise an article would load the whole login, because both know what an email address is.
  sharedBy('article-and-sign-in', [article, signIn], 1.57),
  // Without this group the login would load all that Home shares with other pages.
  sharedBy('home-and-sign-in', [home, signIn], 1.55),
  sharedBy('home', [home], 1.5),
  // Without this group the directory would load all that signing in shares with other pages.
  sharedBy('delegates-and-sign-in', [delegates, signIn], 1.45),
  sharedBy('sign-in', [signIn], 1.4),
  // Without this one it would load all that other pages share.
  sharedBy('delegates', [delegates], 1.3),
  // Without this one an article would load all that other pages share.
  sharedBy('article', [article], 1.2),
  loadedBy('home-parts', homeParts, 1.15),
  loadedBy('card-buttons', cardButtons, 1.1),
  { name: 'qr-codes', test: qrCodes, priority: 1.05 },
  { name: 'later-kit', test: kit, minShareCount: 2, priority: 1.02 },
  { name: 'later', test: ours, minShareCount: 2, priority: 1 },
];

/**
 * What a page shares with others stands in a file of its own, so that the page brings nothing that only the others
 * need.
 */
function sharedBy(name: string, among: readonly RegExp[], priority: number) {
  return {
    name: (id: string, graph: ModuleGraph) => (isShared(loadersOf(id, graph), among) ? name : null),
    debugName: name,
    test: ours,
    priority,
  };
}

function isForEverybody(id: string, graph: ModuleGraph): boolean {
  const loaders = loadersOf(id, graph);
  if (few.test(id)) return true;
  const pages = new Set(
    [...loaders].filter((loader) => page.test(loader) && !favourites.test(loader) && !cards.test(loader)),
  );
  if ([...loaders].some((loader) => start.test(loader)) || isShared(pages, [agenda])) return true;
  // Otherwise a part of every page would bring all that this page shares with others.
  return firstPages.some((first) => everyPages.some((part) => isShared(loaders, [first, part])));
}

/** A part with all that it needs, but for what the groups above have. */
function loadedBy(name: string, part: RegExp, priority: number) {
  return {
    name: (id: string, graph: ModuleGraph) =>
      [...loadersOf(id, graph)].some((loader) => part.test(loader)) ? name : null,
    debugName: name,
    test: ours,
    priority,
  };
}

function isShared(loaders: ReadonlySet<string>, among: readonly RegExp[]): boolean {
  return loaders.size > 1 && among.every((page) => [...loaders].some((loader) => page.test(loader)));
}

/** The entry and the pages that import a module statically. */
function loadersOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = (graph.getModuleInfo(id)?.importers ?? []).filter((importer) => ours.test(importer));
  if (importers.length === 0) return new Set([id]);
  return new Set(importers.flatMap((importer) => [...loadersOf(importer, graph, seen)]));
}
