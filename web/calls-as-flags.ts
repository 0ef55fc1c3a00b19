import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { CallFlags } from '../contract/src/wire/call.ts';

const declarations = /[\\/]contract[\\/]src[\\/]calls[\\/](?:[a-z-]+[\\/])?[a-z-]+\.ts$/;

/** The bundle contains only the flags of a call: the schemas, and the library behind them, stay on the server. */
export function callsAsFlags(): Plugin {
  return {
    name: 'calls-as-flags',
    enforce: 'pre',
    async load(id) {
      if (!declarations.test(id)) return undefined;
      this.addWatchFile(id);
      const declared = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      return Object.entries(declared)
        .filter((entry): entry is [string, CallFlags] => isCall(entry[1]))
        .map(([name, { path, kind, overlay, keep, shows, secretAnswer, sealed, file }]) => {
          const flags = { path, kind, overlay, keep, shows, secretAnswer, sealed, file };
          return `export const ${name} = ${JSON.stringify(flags)};`;
        })
        .join('\n');
    },
  };
}

function isCall(value: unknown): value is CallFlags {
  return typeof value === 'object' && value !== null && 'path' in value && 'overlay' in value;
}
