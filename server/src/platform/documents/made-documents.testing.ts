import { constants, deflateSync } from 'node:zlib';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { strToU8, zipSync } from 'fflate';

/** A page: lines of the standard font, or of Chinese with a character table that the reader has to have. */
export type PdfLine = { text: string; size?: number; y: number };

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** A pdf of the oldest kind, with nothing embedded. */
export function pdfOf(pages: readonly (readonly PdfLine[])[], trailer = ''): Buffer {
  const fonts = '/Font << /L 3 0 R /C 4 0 R >>';
  const gb = '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>';
  const pageAt = (index: number) => 6 + 2 * index;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light ${gb} /DW 1000 >>`,
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << ${fonts} >> /Contents ${pageAt(index) + 1} 0 R >>`,
      streamOf(lines.map(drawnLine).join('\n')),
    ]),
  ];
  return fileOf(objects, trailer);
}

function drawnLine({ text, size = 20, y }: PdfLine): string {
  const shown = isChinese(text)
    ? `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
    : `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
  return `BT /${isChinese(text) ? 'C' : 'L'} ${size} Tf 60 ${y} Td ${shown} Tj ET`;
}

function streamOf(content: string): string {
  return `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;
}

function fileOf(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

/** Nobody knows the password of this one. */
export function lockedPdf(): Buffer {
  const secret = (sign: string) => `<${sign.repeat(64)}>`;
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O ${secret('a')} /U ${secret('b')} >>`;
  return pdfOf([[{ text: 'secret', y: 700 }]], `${lock} /ID [${secret('c')} ${secret('c')}]`);
}

/** A text with its headings; what comes first stands before them. */
export async function docxOf(sections: readonly { heading?: string; lines: readonly string[] }[]): Promise<Buffer> {
  const children = sections.flatMap(({ heading, lines }) => [
    ...(heading === undefined ? [] : [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 })]),
    ...lines.map((text) => new Paragraph(text)),
  ]);
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

const main = 'http://schemas.openxmlformats.org';
const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${main}/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${main}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
const types = `<Types xmlns="${main}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`;

function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 1 }));
}

export function xlsxOf(sheets: readonly { name: string; rows: readonly (readonly string[])[] }[]): Buffer {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (rows: readonly (readonly string[])[]) =>
    `<worksheet xmlns="${main}/spreadsheetml/2006/main"><sheetData>${rows
      .map((cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`)
      .join('')}</sheetData></worksheet>`;
  const named = sheets.map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`);
  return zipOf({
    '[Content_Types].xml': types,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}/spreadsheetml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
    ),
    ...Object.fromEntries(sheets.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet(rows)])),
  });
}

export function pptxOf(slides: readonly string[]): Buffer {
  const spaces = `xmlns:p="${main}/presentationml/2006/main" xmlns:a="${main}/drawingml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"`;
  const slide = (text: string) =>
    `<p:sld ${spaces}><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`;
  const listed = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="r${index + 1}"/>`);
  return zipOf({
    '[Content_Types].xml': types,
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `<p:presentation ${spaces}><p:sldIdLst>${listed.join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(slides.map((_, index) => ['slide', `slides/slide${index + 1}.xml`])),
    ...Object.fromEntries(slides.map((text, index) => [`ppt/slides/slide${index + 1}.xml`, slide(text)])),
  });
}

/** A small file that unpacks to 205 MB, and would be read like any other if that were not too much. */
export function docxBomb(): Buffer {
  const space = `xmlns:w="${main}/wordprocessingml/2006/main"`;
  const text = `<w:document ${space}><w:body><w:p><w:r><w:t>harmless</w:t></w:r></w:p></w:body></w:document>`;
  const comments = Buffer.alloc(205 * 1024 * 1024, ' ');
  comments.write(`<w:comments ${space}/>`);
  return zipOf({
    '[Content_Types].xml': types,
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': text,
    'word/comments.xml': comments,
  });
}

/** A small pdf whose one page, with one word, unpacks to so many megabytes. */
export function pdfBomb(megabytes: number): Buffer {
  const finishFlush = constants.Z_FULL_FLUSH;
  const begin = deflateSync('BT /L 20 Tf 60 700 Td (harmless) Tj ET ', { finishFlush });
  // What follows a full flush can be repeated; the two bytes at the beginning are the head.
  const blanks = deflateSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush }).subarray(2);
  const end = Buffer.from([3, 0, 0, 0, 0, 1]);
  const packed = Buffer.concat([begin, ...Array.from({ length: megabytes }, () => blanks), end]).toString('latin1');
  return fileOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /L 5 0 R >> >> /Contents 4 0 R >>',
      `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ],
    '',
  );
}

/** A page that a black picture covers, which takes hundreds of megabytes once it is unpacked. */
export function pdfWithHugePicture(side: number): Buffer {
  const picture = `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1`;
  const packed = deflateSync(Buffer.alloc(Math.ceil(side / 8) * side)).toString('latin1');
  return fileOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>',
      streamOf('600 0 0 800 0 0 cm /P Do'),
      `${picture} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
    ],
    '',
  );
}
