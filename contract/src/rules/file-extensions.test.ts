import { expect, it } from 'vitest';
import { documentExtensions, fileKind, imageExtensions } from './file-extensions.ts';

it('the recognised extensions are those of the specification', () => {
  expect(documentExtensions).toEqual(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']);
  expect(imageExtensions).toEqual(['png', 'jpg', 'gif', 'jpeg', 'svg', 'webp', 'bmp']);
});

it.each(documentExtensions)('guide.%s is a document', (ending) => {
  expect(fileKind(`guide.${ending}`)).toBe('document');
  expect(fileKind(`GUIDE.${ending.toUpperCase()}`)).toBe('document');
});

it.each(imageExtensions)('photo.%s is an image', (ending) => {
  expect(fileKind(`photo.${ending}`)).toBe('image');
  expect(fileKind(`PHOTO.${ending.toUpperCase()}`)).toBe('image');
});

it.each([
  ['会议指南.pdf', 'document'],
  ['report.v2.final.docx', 'document'],
  ['picture.pdf.png', 'image'],
  ['picture.png.exe', undefined],
  ['.pdf', 'document'],
  ['pdf', undefined],
  ['archive.', undefined],
  ['', undefined],
  ['notes.txt', undefined],
  ['page.html', undefined],
  ['sheet.xlsm', undefined],
  ['sheet.xlsx ', undefined],
  ['photo.heic', undefined],
  ['guide.pdf/other', undefined],
])('%j is of kind %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});
