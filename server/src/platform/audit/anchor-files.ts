import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Configuration } from '../configuration.ts';
import { sameText } from '../security/secrets.ts';
import type { Anchor, AuditSeals } from './chain-hashes.ts';

const Line = z.strictObject({ at: z.string(), lines: z.int().nonnegative(), hash: z.string(), seal: z.string() });

/** The end of the log after each write, replaced each time: it names a cut tail before the next anchor does. */
export const headFile = (dataDir: string) => join(dataDir, 'audit-head.json');

type KeptAnchor = Anchor & { file: string };
export type ReadAnchors = {
  anchors: KeptAnchor[];
  /** At most one. */
  head: KeptAnchor[];
  unreadable: { file: string; line: number }[];
};

export const anchorsFile = (dataDir: string) => join(dataDir, 'audit-anchors.jsonl');

/** The data folder always has a file; the operator can name more, best of all on another machine. */
export function anchorFilesOf({ dataDir, auditAnchors }: Pick<Configuration, 'dataDir' | 'auditAnchors'>): string[] {
  return [anchorsFile(dataDir), ...auditAnchors];
}

/** A file that cannot be written does not stop the others from being written; the error names it afterwards. */
export async function keepAnchor(files: readonly string[], anchor: Anchor, seals: AuditSeals) {
  const line = JSON.stringify({ ...anchor, seal: seals.anchor(anchor) } satisfies z.infer<typeof Line>);
  const outcomes = await Promise.allSettled(files.map((file) => appendLine(file, line)));
  const lost = files.filter((_, index) => outcomes[index]?.status === 'rejected');
  if (lost.length > 0) throw new Error(`the anchor of the audit log could not be written to ${lost.join(', ')}`);
}

/** It is replaced as a whole, so that a full disk leaves the one before. */
export async function keepHead(file: string, head: Anchor, seals: AuditSeals) {
  const line = JSON.stringify({ ...head, seal: seals.anchor(head) } satisfies z.infer<typeof Line>);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, line, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The line break comes first, so that a line cut short by a full disk does not spoil the next one. */
async function appendLine(file: string, line: string) {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `\n${line}`, { mode: 0o600, flush: true });
}

/** A file that does not exist has no anchors yet. */
export async function readAnchors(files: readonly string[], seals: AuditSeals, headFile: string): Promise<ReadAnchors> {
  const read: ReadAnchors = { anchors: [], head: [], unreadable: [] };
  for (const file of [...files, headFile]) {
    for (const [index, text] of (await textOf(file)).split('\n').entries()) {
      if (text === '') continue;
      const anchor = anchorIn(text, seals);
      if (!anchor) read.unreadable.push({ file, line: index + 1 });
      else (file === headFile ? read.head : read.anchors).push({ ...anchor, file });
    }
  }
  return read;
}

function anchorIn(text: string, seals: AuditSeals): Anchor | undefined {
  try {
    const { seal, ...anchor } = Line.parse(JSON.parse(text));
    return sameText(seal, seals.anchor(anchor)) ? anchor : undefined;
  } catch {
    return undefined;
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw failure;
  }
}
