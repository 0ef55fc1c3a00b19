import type { Rolldown } from 'vite';

/** A chunk, all that it imports statically, and their styles. */
export function filesOf(
  name: string | undefined,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  const chunk = name === undefined ? undefined : bundle[name];
  if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) filesOf(imported, bundle, found);
  return found;
}
