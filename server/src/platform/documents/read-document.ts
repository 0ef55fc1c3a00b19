import type { PageKind } from 'contract/calls/files';
import { inOwnProcess, type Input, type Limits, type Work } from '../limited-process/own-process.ts';
import type { ReadableExtension } from './readable.rules.ts';
import { longestSending } from './reading-limits.ts';
import type { ProcessResult, ReadDocument } from './reading-process.ts';

export type Reading = ReadDocument & { inside: 'searched' | 'no text' | 'locked' | 'damaged' };

const script = new URL('./reading-process.ts', import.meta.url);
const megabyte = 1024 * 1024;
/** The text of a book of a thousand pages takes 20 seconds and 300 MB. */
const limits = { megabytes: 1_024, milliseconds: 120_000, sending: longestSending, outputBytes: 100 * megabyte };
const kinds: Record<ReadableExtension, PageKind> = { pdf: 'page', docx: 'section', pptx: 'slide', xlsx: 'sheet' };

/** The text of a document by its pages, or why there is none. Whatever ends the process that has all of it is damaged. */
export async function readDocument(
  input: Input,
  extension: ReadableExtension,
  { stopping, ...within }: Partial<Limits> & Pick<Work, 'stopping'> = {},
): Promise<Reading> {
  const work = { script, args: [extension], limits: { ...limits, ...within } };
  const { output } = await inOwnProcess({ ...work, input, stopping });
  const result = parsed(output);
  if ('why' in result) return { inside: result.why, pageKind: kinds[extension], pages: [] };
  const hasText = result.pages.some(({ text }) => text.trim() !== '');
  return { ...result, inside: hasText ? 'searched' : 'no text' };
}

function parsed(output: Buffer): ProcessResult {
  try {
    return JSON.parse(output.toString()) as ProcessResult;
  } catch {
    return { why: 'damaged' };
  }
}
