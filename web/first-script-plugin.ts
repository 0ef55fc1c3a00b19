import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesOf } from './files-of-chunk.ts';
import { oldestSyntax } from './oldest-browsers.ts';
import { agendaPath, homeAlias, languageChoicePath, loginPath } from './src/lib/paths.ts';

type Bundle = Rolldown.OutputBundle;
const source = fileURLToPath(new URL('src/first-script.ts', import.meta.url));
// People begin on these pages. Every further page would lengthen the one file that everything waits for.
const firstPages = [homeAlias, agendaPath, loginPath, languageChoicePath];

/**
 * Puts src/first-script.ts before every other script. A module would run only after everything that the app imports has
 * loaded; a file without imports is a plain script, which runs at once.
 */
export function firstScript(base: string): Plugin {
  let fileName: string | undefined;
  return {
    name: 'first-script',
    buildStart() {
      if (!this.meta.watchMode) this.addWatchFile(source);
    },
    async generateBundle(_, bundle) {
      const code = await bundled(base, filesOfPages(bundle));
      fileName = `assets/entry-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) => {
        if (!server) return [{ tag: 'script', attrs: { src: base + fileName }, injectTo: 'head-prepend' }];
        // In development there are no built files, and definitions come later than this script.
        return [
          { tag: 'script', children: 'var pageFiles = {}', injectTo: 'head-prepend' },
          { tag: 'script', attrs: { type: 'module', src: `${base}src/first-script.ts` }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

/** The files of each first page, without those that every page loads. */
function filesOfPages(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const everybodys = filesOf(chunks.find(({ isEntry }) => isEntry)?.fileName, bundle);
  const files = firstPages.map((path) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/src${path}.tsx`));
    if (!page) throw new Error(`the build has no ${path}`);
    return [path, [...filesOf(page.fileName, bundle)].filter((file) => !everybodys.has(file))] as const;
  });
  return { ...Object.fromEntries(files), '/': files[0]?.[1] ?? [] };
}

async function bundled(base: string, pageFiles: Record<string, string[]>): Promise<string> {
  const output = await build({
    configFile: false,
    base,
    logLevel: 'warn',
    define: { pageFiles: JSON.stringify(pageFiles) },
    build: {
      write: false,
      target: oldestSyntax,
      lib: { entry: source, formats: ['iife'], name: 'entry' },
    },
  });
  const [first] = [output].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('src/first-script.ts did not build');
  return chunk.code;
}
