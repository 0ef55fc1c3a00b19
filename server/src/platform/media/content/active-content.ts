import { constants, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import type { ActiveContent } from 'contract/calls/console/media';
import type { Recognised } from './file-kinds.ts';
import type { SentFile } from './sent-file.ts';
import { zipEntries } from './zip-container.ts';

/** Names of a PDF for what its reader does by itself, by what they mean. */
const inPdf: [RegExp, ActiveContent][] = [
  [/\/(?:JavaScript|JS)\b/, 'script'],
  [/\/(?:OpenAction|AA|Launch|SubmitForm|ImportData)\b/, 'action'],
  [/\/XFA\b/, 'form with a program'],
  [/\/(?:EmbeddedFiles?|RichMedia)\b/, 'embedded file'],
];
const inZip: [RegExp, ActiveContent][] = [
  [/\.(?:class|jar|exe|dll|com|scr|bat|cmd|js|jse|vbs|wsf|ps1|msi|lnk|hta)$|^META-INF\//i, 'embedded file'],
  [/(?:^|\/)(?:activeX|ctrlProps)\//i, 'script'],
  [/(?:^|\/)embeddings\/.*\.bin$/i, 'embedded file'],
];

/** What may run when the reader of a delegate's laptop opens the document, which is handed on byte for byte (T12). */
export async function activeContentIn(file: SentFile, { extension }: Recognised): Promise<ActiveContent[]> {
  if (extension === 'pdf') return found(inPdf, await namesInPdf(file));
  if (extension !== 'docx' && extension !== 'pptx' && extension !== 'xlsx') return [];
  const names = ((await zipEntries(file)) ?? []).map(({ name }) => name);
  return [...new Set(names.flatMap((name) => found(inZip, name)))];
}

function found(known: readonly (readonly [RegExp, ActiveContent])[], text: string): ActiveContent[] {
  return [...new Set(known.flatMap(([form, what]) => (form.test(text) ? what : [])))];
}

const megabyte = 1024 * 1024;
/** Longer than any of the names, so that one that lies across two pieces is found. */
const overlap = 64;
/** Objects are packed in hundreds; a document of a thousand pages has some hundred packs. */
const [mostPacks, largestPack, mostUnpacked] = [1_000, megabyte, 64 * megabyte];
const unpack = promisify(inflate);

/** The names that stand in a PDF, also those in packed objects, and however their letters are written. */
async function namesInPdf(file: SentFile): Promise<string> {
  const names = new Set<string>();
  let [packs, unpacked] = [0, 0];
  for (let at = 0; at < file.size; at += megabyte) {
    const text = (await file.at(at, megabyte + overlap)).toString('latin1');
    noteNames(text, names);
    for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
      if ((packs += 1) > mostPacks || unpacked > mostUnpacked) break;
      const packed = await unpackedAt(file, at + index);
      unpacked += packed.length;
      noteNames(packed, names);
    }
  }
  return [...names].join(' ');
}

function noteNames(text: string, names: Set<string>) {
  for (const [name] of text.matchAll(/\/[A-Z#][\w#]{1,40}/g))
    names.add(
      name.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    );
}

/** What cannot be unpacked is no pack that a reader could read. */
async function unpackedAt(file: SentFile, at: number): Promise<string> {
  const bytes = await file.at(at, largestPack);
  const begin = beginOf(bytes);
  if (begin < 0) return '';
  const options = { maxOutputLength: 4 * megabyte, finishFlush: constants.Z_SYNC_FLUSH };
  const text = await unpack(bytes.subarray(begin), options).catch(() => undefined);
  return text?.toString('latin1') ?? '';
}

function beginOf(bytes: Buffer): number {
  const found = /stream\r?\n/.exec(bytes.toString('latin1', 0, 2_000));
  return found ? found.index + found[0].length : -1;
}
