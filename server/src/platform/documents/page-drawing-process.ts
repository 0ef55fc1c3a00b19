import { sentDocument } from '../limited-process/watched-process.ts';
import { GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { renderPageAsImage } from 'unpdf';
import { frameOf } from './page-frames.ts';
import { openPdf } from './open-pdf.ts';
import { pageWidth, tallestPage } from './reading-limits.ts';

// A Chinese text without its font is drawn in one of the machine, if that has any; the library asks for these names.
const chinese = GlobalFonts.families.find(({ family }) => /CJK|Source Han|WenQuanYi|SimSun|Song/i.test(family));
if (chinese) for (const name of ['monospace', 'serif', 'sans-serif']) GlobalFonts.setAlias(chinese.family, name);

/** A process of its own: it reads a pdf from its input, and writes the pictures of the named pages to its output. */
const numbers = process.argv.slice(2).map(Number);
const pdf = await openPdf(await sentDocument());
for (const number of numbers.filter((one) => one <= pdf.numPages)) {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const isStrip = (height / width) * pageWidth > tallestPage;
  const size = isStrip ? { height: tallestPage } : { width: pageWidth };
  const drawn = await renderPageAsImage(pdf, number, { canvasImport: () => import('@napi-rs/canvas'), ...size });
  const { data, info } = await sharp(Buffer.from(drawn))
    .flatten({ background: 'white' })
    .webp({ quality: 72 })
    .toBuffer({ resolveWithObject: true });
  process.stdout.write(frameOf({ number, width: info.width, height: info.height, bytes: data }));
  page.cleanup();
}
process.stdout.end(() => process.exit(0));
