import { sentDocument } from '../limited-process/watched-process.ts';
import type { PageKind } from 'contract/calls/files';
import { officeParts, kindOfPart, type OfficeExtension } from './office-parts.ts';
import { openPdf } from './open-pdf.ts';
import { pageText, type PageText, type TextRun } from './pdf-text.ts';
import { longestPage, mostLetters, mostPages, mostUnpacked } from './reading-limits.ts';

/** What the process writes to its output as JSON. */
export type ReadPage = PageText & { name: string | null };
export type ReadDocument = { pageKind: PageKind; pages: ReadPage[] };
export type ProcessResult = ReadDocument | { why: 'locked' | 'damaged' };

/** A process of its own: it reads a document from its input, and writes its text to its output. */
const [, , extension = ''] = process.argv;
const file = await sentDocument();
const result = await read().catch((failure: unknown): ProcessResult => ({ why: whyNot(failure) }));
process.stdout.write(JSON.stringify(result), () => process.exit(0));

async function read(): Promise<ProcessResult> {
  if (extension === 'pdf') return { pageKind: 'page', pages: await pdfPages() };
  const kind = extension as OfficeExtension;
  const { parseOffice } = await import('officeparser');
  const { content } = await parseOffice(file, {
    fileType: kind,
    ignoreNotes: true,
    decompressionLimits: { maxUncompressedBytes: mostUnpacked },
  });
  return {
    pageKind: kindOfPart[kind],
    pages: officeParts(kind, content).map((part) => ({ ...part, places: [] })),
  };
}

async function pdfPages(): Promise<ReadPage[]> {
  const pdf = await openPdf(file);
  const pages: ReadPage[] = [];
  let letters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.filter((item): item is typeof item & TextRun => 'str' in item);
    const read = shortened(pageText(runs, page.getViewport({ scale: 1 })));
    letters += read.text.length;
    pages.push({ name: null, ...(letters > mostLetters ? { text: '', places: [] } : read) });
    page.cleanup();
  }
  return pages;
}

function shortened({ text, places }: PageText): PageText {
  if (text.length <= longestPage) return { text, places };
  return { text: text.slice(0, longestPage).toWellFormed(), places: places.filter(([, to]) => to <= longestPage) };
}

function whyNot(failure: unknown): 'locked' | 'damaged' {
  const { name = '', message = '', code = '' } = failure as Partial<Record<'name' | 'message' | 'code', string>>;
  return /password|encrypt/i.test(`${name} ${message} ${code}`) ? 'locked' : 'damaged';
}
