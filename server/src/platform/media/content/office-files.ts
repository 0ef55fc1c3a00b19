import { fileLocked } from 'contract/refusals/media';
import { refuse } from '../../writes/refusing.ts';
import { kinds, type Recognised } from './file-kinds.ts';
import type { SentFile } from './sent-file.ts';
import { zipEntries, type ZipEntry } from './zip-container.ts';

const mainParts: [RegExp, Recognised][] = [
  [/^word\/document\d*\.xml$/, kinds.docx],
  [/^xl\/workbook\d*\.xml$/, kinds.xlsx],
  [/^ppt\/presentation\d*\.xml$/, kinds.pptx],
];

/** Text and tables shrink to a twentieth; a file that grows this much more is made to fill a memory. */
const mostGrowth = 100;
const [alwaysFine, neverFine] = [50 * 1024 * 1024, 1024 * 1024 * 1024];

/** A Word, Excel or PowerPoint file of today, by what is in it. Those with macros have other endings, and are not taken. */
export async function openXmlIn(file: SentFile): Promise<Recognised | undefined> {
  const entries = await zipEntries(file);
  if (!entries || !isHarmless(entries, file.size) || !entries.some(({ name }) => name === '[Content_Types].xml'))
    return undefined;
  return mainParts.find(([form]) => entries.some(({ name }) => form.test(name)))?.[1];
}

function isHarmless(entries: readonly ZipEntry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const isOdd = ({ name }: ZipEntry) => /vbaProject\.bin$/i.test(name) || name.startsWith('/') || name.includes('..');
  return unpacked <= Math.min(neverFine, Math.max(alwaysFine, mostGrowth * size)) && !entries.some(isOdd);
}

const streams: [string, Recognised][] = [
  ['WordDocument', kinds.doc],
  ['Workbook', kinds.xls],
  ['Book', kinds.xls],
  ['PowerPoint Document', kinds.ppt],
];
/** Where files of that time keep their macros. */
const macros = ['Macros', '_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA'];
/** A file of today that has a password is encrypted as a whole, so that nobody can tell what it is. */
const encrypted = 'EncryptedPackage';
const [entryLength, endOfChain] = [128, 0xfffffffa];
/** The list of streams of a real file is a few sectors long. */
const mostSectors = 256;

/** A file of the Office of 1997 to 2003, by the names of its streams. One with macros is not taken. */
export async function compoundFileIn(file: SentFile): Promise<Recognised | undefined> {
  const names = await streamNames(file);
  if (names.has(encrypted)) refuse(fileLocked);
  if (macros.some((name) => names.has(name))) return undefined;
  return streams.find(([name]) => names.has(name))?.[1];
}

async function streamNames(file: SentFile): Promise<Set<string>> {
  const header = await file.at(0, 512);
  const names = new Set<string>();
  const shift = header.length === 512 ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return names;
  const size = 1 << shift;
  let sector = header.readUInt32LE(48);
  for (let nth = 0; nth < mostSectors && sector < endOfChain; nth += 1) {
    const bytes = await file.at((sector + 1) * size, size);
    for (let at = 0; at + entryLength <= bytes.length; at += entryLength) names.add(nameAt(bytes, at));
    sector = await nextSector(file, header, { sector, size });
  }
  return names;
}

function nameAt(bytes: Buffer, at: number): string {
  const length = Math.min(64, bytes.readUInt16LE(at + 64));
  return bytes.toString('utf16le', at, at + Math.max(0, length - 2));
}

/** Which sector follows stands in a table, whose first 109 sectors are named in the header. */
async function nextSector(file: SentFile, header: Buffer, { sector, size }: { sector: number; size: number }) {
  const inOne = size / 4;
  const nth = Math.floor(sector / inOne);
  if (nth >= 109) return endOfChain;
  const table = header.readUInt32LE(76 + 4 * nth);
  const entry = await file.at((table + 1) * size + 4 * (sector % inOne), 4);
  return entry.length === 4 ? entry.readUInt32LE(0) : endOfChain;
}
