import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('src/entry.ts', import.meta.url));

/**
 * Puts src/entry.ts before every other script. A module would run only after all that the app imports has loaded;
 * as a file of its own without imports it is a plain script, which runs where it stands.
 */
export function firstScript(base: string): Plugin {
  let built: { fileName: string; code: string } | undefined;
  return {
    name: 'first-script',
    async buildStart() {
      if (this.meta.watchMode) return;
      this.addWatchFile(source);
      const code = await bundled();
      built = { code, fileName: `assets/entry-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js` };
    },
    generateBundle() {
      if (built) this.emitFile({ type: 'asset', fileName: built.fileName, source: built.code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) => {
        const attrs = server ? { type: 'module', src: `${base}src/entry.ts` } : { src: base + built?.fileName };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

async function bundled(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'entry' },
    },
  });
  const [first] = [output].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('src/entry.ts did not build');
  return chunk.code;
}
