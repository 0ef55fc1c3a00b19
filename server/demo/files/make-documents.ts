import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { forumFilePath, forumFiles } from './files.ts';
import { docxOf } from './layout/docx.ts';
import { pdfOf } from './layout/pdf.ts';
import { pptxOf } from './layout/pptx.ts';
import { xlsxOf } from './layout/xlsx.ts';
import type { DemoDocument } from './shapes.ts';
import { documents } from './texts/all.ts';

/** Makes the files of several pages anew. For the pdfs Debian's fonts-noto-cjk has to be there. */
const makers: Record<string, (document: DemoDocument) => Promise<Buffer>> = {
  ...{ pdf: pdfOf, docx: docxOf, pptx: pptxOf, xlsx: xlsxOf },
};

const wanted = process.argv.slice(2);
for (const document of documents) {
  const file = forumFiles.find(({ key }) => key === document.key);
  const make = makers[file?.ending ?? ''];
  if (!file || !make) throw new Error(`${document.key} is not in the list`);
  if (wanted.length > 0 && !wanted.includes(file.key)) continue;
  const path = forumFilePath(file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await make(document));
}
