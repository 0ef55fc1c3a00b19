import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { oldestSyntax } from './oldest-browsers.ts';

const source = fileURLToPath(new URL('src/push-worker.ts', import.meta.url));

/** Builds the service worker as one plain script under a fixed name, which a browser looks for again and again. */
export function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    buildStart() {
      if (!this.meta.watchMode) this.addWatchFile(source);
    },
    async generateBundle() {
      const output = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { write: false, target: oldestSyntax, lib: { entry: source, formats: ['iife'], name: 'worker' } },
      });
      const [first] = [output].flat();
      const chunk = first && 'output' in first ? first.output[0] : undefined;
      if (!chunk) throw new Error('src/push-worker.ts did not build');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
    },
  };
}
