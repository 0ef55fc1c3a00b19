type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const ours = /[\\/](web|contract)[\\/]src[\\/]/;
const scanner = /[\\/]node_modules[\\/](barcode-detector|zxing-wasm)[\\/].*\.js$/;
const start = /[\\/]src[\\/]main\.tsx$/;
// Where people begin: what these share with others is worth loading at once, and what only the others share is not.
const firstPages = /[\\/]src[\\/]pages[\\/](index[\\/]index|meeting[\\/]meeting)\.tsx$/;

/**
 * Libraries change rarely and stay cached; what several pages share compresses better as one file. Each group
 * takes what its modules need along, unless one above it has it already: so their order matters.
 */
export const chunkGroups = [
  { name: 'scanner', test: scanner, priority: 4 },
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, priority: 3 },
  {
    name: (id: string, graph: ModuleGraph) => (isForEverybody(id, graph) ? 'shared' : null),
    debugName: 'shared',
    test: ours,
    priority: 2,
  },
  { name: 'later', test: ours, minShareCount: 2, priority: 1 },
];

function isForEverybody(id: string, graph: ModuleGraph): boolean {
  const loaders = [...loadersOf(id, graph)];
  return (
    loaders.some((loader) => start.test(loader)) ||
    (loaders.length > 1 && loaders.some((loader) => firstPages.test(loader)))
  );
}

/** The start and the pages that lead to a module without waiting. */
function loadersOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = (graph.getModuleInfo(id)?.importers ?? []).filter((importer) => ours.test(importer));
  if (importers.length === 0) return new Set([id]);
  return new Set(importers.flatMap((importer) => [...loadersOf(importer, graph, seen)]));
}
