import PDFDocument from 'pdfkit';
import { paperColours } from './colours.ts';

/** Debian's package fonts-noto-cjk; only what a document uses of it is embedded. */
const folder = '/usr/share/fonts/opentype/noto';
const faces = {
  regular: [`${folder}/NotoSansCJK-Regular.ttc`, 'NotoSansCJKsc-Regular'],
  bold: [`${folder}/NotoSansCJK-Bold.ttc`, 'NotoSansCJKsc-Bold'],
} as const;

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, side: 62, top: 74, bottom: 66 };
export const column = sheet.width - 2 * sheet.side;

export type Pdf = PDFKit.PDFDocument;
type Style = { size: number; bold?: boolean; colour?: keyof typeof paperColours; gap?: number; lead?: number };

/** The face has wide quotation marks, which are right in Chinese; English asks for its narrow ones. */
export const featuresOf = (text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  /\p{Script=Han}/u.test(text) ? {} : { features: ['pwid', 'kern'] };

export function newPdf(info: { Title: string; Author: string }): Pdf {
  const { side, top, bottom } = sheet;
  const margins = { left: side, right: side, top, bottom };
  // A fixed date makes the same file each time.
  const dated = { CreationDate: new Date('2026-10-01T00:00:00Z'), ModDate: new Date('2026-10-01T00:00:00Z') };
  const pdf = new PDFDocument({ size: 'A4', margins, bufferPages: true, info: { ...info, ...dated } });
  for (const [name, [path, face]] of Object.entries(faces)) pdf.registerFont(name, path, face);
  return pdf;
}

export const colour = (name: keyof typeof paperColours) => `#${paperColours[name]}`;

export function styled(pdf: Pdf, { size, bold, colour: ink = 'ink' }: Style): Pdf {
  return pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour(ink));
}

/** Writes below what stands there already, over as many pages as it needs. */
export function write(pdf: Pdf, text: string, style: Style & { indent?: number }) {
  const { gap = 0, lead = 4, indent = 0 } = style;
  const options = { width: column - indent, lineGap: lead, ...featuresOf(text) };
  styled(pdf, style).text(text, sheet.side + indent, undefined, options);
  pdf.y += gap;
}

/** Begins a new page if less than this is left. */
export function need(pdf: Pdf, height: number) {
  if (pdf.y + height > sheet.height - sheet.bottom) pdf.addPage();
}

/** What stands at the foot of every page, and at the head of those that have no title of their own. */
export function numberPages(pdf: Pdf, runningTitle: (page: number) => string | undefined) {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would begin a new page.
    pdf.page.margins = { left: 0, right: 0, top: 0, bottom: 0 };
    const at = { width: column, lineBreak: false };
    const title = runningTitle(page);
    if (title) {
      styled(pdf, { size: 8.5, colour: 'faint' }).text(title, sheet.side, 40, { ...at, ...featuresOf(title) });
      pdf.moveTo(sheet.side, 56).lineTo(sheet.width - sheet.side, 56);
      pdf.lineWidth(0.6).strokeColor(colour('line')).stroke();
    }
    styled(pdf, { size: 8.5, colour: 'faint' });
    pdf.text(`${page + 1} / ${count}`, sheet.side, sheet.height - 44, { ...at, align: 'center' });
  }
}
