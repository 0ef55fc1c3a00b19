import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './files-of-chunk.ts';

// Vite wraps each import() into a function of this module.
const vitesOwn = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('src/lib/import-with-files.ts', import.meta.url));

/** Every first load contains what fetches the code of later, and the names of its files. Both are kept short. */
export function laterImports(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'later-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // The strict content policy allows nothing inline.
          polyfill: false,
          // What a file imports itself is there before it can ask for more; what it asks for, import() fetches.
          resolveDependencies: (asked, files, { hostId }) =>
            files.filter((file) => file !== asked && !filesOf(hostId, bundle).has(file)),
        },
      },
    }),
    load: (id) =>
      id === vitesOwn ? `export { importWithFiles as __vitePreload } from ${JSON.stringify(ours)};` : undefined,
    generateBundle: {
      order: 'pre',
      handler(_, output) {
        bundle = output;
      },
    },
  };
}
