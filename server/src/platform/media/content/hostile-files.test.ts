import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ThrownRefusal } from '../../writes/refusing.ts';
import { drawnPicture } from './drawn-picture.ts';
import * as made from './made-files.testing.ts';
import { recognised } from './recognise.ts';
import { sentFile } from './sent-file.ts';

const { latin, drawn, svg } = made;

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'forum-content-'))));
afterAll(() => rm(folder, { recursive: true }));

async function whatIs(bytes: Buffer) {
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  const handle = await open(path);
  try {
    return await recognised(sentFile(path, handle, bytes.length));
  } finally {
    await handle.close();
  }
}

/** What becomes of a file: its kind and the type as which it is served, or why it is refused. */
async function becomes(bytes: Buffer) {
  const what = await whatIs(bytes);
  if (!what) return 'not taken';
  if (what.kind !== 'picture') return `${what.kind} ${what.extension}`;
  try {
    const { type, bytes: stored } = await drawnPicture(bytes, what);
    for (const mark of ['script', 'planted', 'PK\x03\x04', '<html', '<?php'])
      expect(stored.includes(mark, 0, 'latin1')).toBe(false);
    return `picture ${type}`;
  } catch (failure) {
    return (failure as ThrownRefusal).refusal.name;
  }
}

type Case = [what: string, make: () => Buffer | Promise<Buffer>, becomes: string];

const whole: Case[] = [
  ['a JPEG', () => drawn().jpeg().toBuffer(), 'picture image/webp'],
  ['a PNG', () => drawn().png().toBuffer(), 'picture image/webp'],
  ['a WebP', () => drawn().webp().toBuffer(), 'picture image/webp'],
  ['a GIF', () => drawn().gif().toBuffer(), 'picture image/webp'],
  ['a bitmap', () => made.bmp(9, 7), 'picture image/png'],
  ['a bitmap with a palette', () => made.bmp(9, 7, 8), 'picture image/png'],
  ['a drawing', () => svg('<rect width="9" height="9"/>'), 'picture image/png'],
  [
    'a drawing after its declaration',
    () => Buffer.concat([latin('<?xml version="1.0"?>\n'), svg()]),
    'picture image/png',
  ],
  ['a PDF', () => made.pdf, 'document pdf'],
  ['a Word file', () => made.docx(), 'document docx'],
  ['an Excel file', () => made.xlsx(), 'document xlsx'],
  ['a PowerPoint file', () => made.pptx(), 'document pptx'],
  ['an old Word file', () => made.compoundFile('WordDocument'), 'document doc'],
  ['an old Excel file', () => made.compoundFile('Workbook'), 'document xls'],
  ['an old PowerPoint file', () => made.compoundFile('PowerPoint Document'), 'document ppt'],
  ['an MP3', () => made.mp3(), 'audio mp3'],
  ['an MP3 with a cover', () => made.mp3(5, made.id3(30_000)), 'audio mp3'],
  ['an M4A', () => made.mp4('M4A ', ['soun']), 'audio m4a'],
  ['a recording in an MP4', () => made.mp4('isom', ['soun']), 'audio m4a'],
  ['an MP4', () => made.mp4('isom', ['vide', 'soun']), 'video mp4'],
  ['a WebM', () => made.webm, 'video webm'],
];

const html = '<!doctype html><script>alert("planted")</script>';
const withTail = (bytes: Buffer, tail: string | Buffer) => Buffer.concat([bytes, Buffer.from(tail)]);
const macros = { 'word/vbaProject.bin': 'x' };

const hostile: Case[] = [
  ['a page', () => latin(html), 'not taken'],
  ['a page after a mark of order', () => Buffer.from(`\uFEFF${html}`), 'not taken'],
  ['a page in UTF-16', () => Buffer.from(html, 'utf16le'), 'not taken'],
  ['a page with a drawing in it', () => latin(`<html>${String(svg())}</html>`), 'not taken'],
  ['a page behind a comment', () => latin(`<!-- <svg> -->${html}`), 'not taken'],
  [
    'XML with a style that draws a page',
    () => latin('<?xml version="1.0"?><?xml-stylesheet href="x"?><a/>'),
    'not taken',
  ],
  ['XHTML', () => latin('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'), 'not taken'],
  ['a script', () => latin('#!/bin/sh\nrm -rf /'), 'not taken'],
  ['JavaScript', () => latin('alert(1)'), 'not taken'],
  ['a program', () => latin('MZ\x90\0'), 'not taken'],
  ['a program of Linux', () => latin('\x7fELF\x02\x01\x01'), 'not taken'],
  ['a text', () => latin('no picture at all'), 'not taken'],
  ['nothing', () => Buffer.alloc(0), 'not taken'],
  ['zeros', () => Buffer.alloc(9_000), 'not taken'],
  ['a Flash film', () => latin('FWS\x08\0\0\0\0'), 'not taken'],
  ['a HEIC', () => latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'not taken'],
  ['a TIFF', () => drawn().tiff().toBuffer(), 'not taken'],
  ['an icon', () => latin('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'), 'not taken'],
  ['an MHTML', () => latin('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'not taken'],
  ['an RTF', () => latin('{\\rtf1 x}'), 'not taken'],
  ['a GZIP', () => latin('\x1f\x8b\x08\0\0\0\0\0'), 'not taken'],
  ['a page behind the beginning of a PNG', () => latin(`\x89PNG\r\n\x1a\n${html}`), 'not taken'],
  ['a page behind the beginning of a JPEG', () => latin(`\xff\xd8\xff\xe0${html}`), 'fileDamaged'],
  ['a page behind the beginning of a GIF', () => latin(`GIF89a/*${html}*/`), 'fileDamaged'],
  ['a page behind the beginning of a WebP', () => latin(`RIFF\0\0\0\0WEBP${html}`), 'fileDamaged'],
  ['a page behind the beginning of a bitmap', () => latin(`BM${'\0'.repeat(60)}${html}`), 'fileDamaged'],
  ['a page behind a whole PNG', async () => withTail(await drawn().png().toBuffer(), html), 'picture image/webp'],
  ['a page behind a whole JPEG', async () => withTail(await drawn().jpeg().toBuffer(), html), 'picture image/webp'],
  ['a page behind a whole GIF', async () => withTail(await drawn().gif().toBuffer(), html), 'picture image/webp'],
  [
    'a zip behind a JPEG (GIFAR)',
    async () => withTail(await drawn().jpeg().toBuffer(), made.docx()),
    'picture image/webp',
  ],
  [
    'a zip behind a GIF (GIFAR)',
    async () => withTail(await drawn().gif().toBuffer(), made.docx()),
    'picture image/webp',
  ],
  [
    'code beside a JPEG',
    () =>
      drawn()
        .withExif({ IFD0: { Copyright: '<script>planted</script>' } })
        .jpeg()
        .toBuffer(),
    'picture image/webp',
  ],
  [
    'PHP beside a PNG',
    () =>
      drawn()
        .withExif({ IFD0: { Artist: '<?php planted' } })
        .png()
        .toBuffer(),
    'picture image/webp',
  ],
  ['half a JPEG', async () => (await drawn(900, 900).jpeg().toBuffer()).subarray(0, 3_000), 'fileDamaged'],
  [
    'half a PNG',
    async () =>
      (
        await sharp(Buffer.alloc(30_000, 'noise'), { raw: { width: 100, height: 100, channels: 3 } })
          .png()
          .toBuffer()
      ).subarray(0, 60),
    'fileDamaged',
  ],
  ['half a bitmap', () => made.bmp(90, 70).subarray(0, 900), 'fileDamaged'],
  ['a bitmap of a negative width', () => made.bmp(9, 7).fill(0xff, 18, 22), 'fileDamaged'],
  ['a bitmap that says it is huge', () => made.bmp(9, 7).fill(0x7f, 18, 26), 'fileDamaged'],
  ['50,000 × 50,000 pixels', () => made.hugePng(50_000), 'pictureTooLarge'],
  ['50,000 × 50,000 pixels with rows', () => made.wholeHugePng(50_000), 'pictureTooLarge'],
  ['a drawing of 50,000 × 50,000', () => svg('', 'width="50000" height="50000"'), 'pictureTooLarge'],
  ['a drawing of 3 MB', () => svg('<g/>'.repeat(800_000)), 'pictureTooLarge'],
  ['a drawing with a script', () => svg('<script>alert(1)</script>'), 'picture image/png'],
  ['a drawing that does something', () => svg('', 'width="9" height="9" onload="alert(1)"'), 'picture image/png'],
  [
    'a drawing with a page in it',
    () =>
      svg(
        `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert("planted")</script></body></foreignObject>`,
      ),
    'picture image/png',
  ],
  [
    'a drawing with a file of the machine',
    () => svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
    'picture image/png',
  ],
  [
    'a drawing that laughs a billion times',
    () =>
      latin(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;</text></svg>',
      ),
    'not taken',
  ],
  ['entities inside a drawing', () => svg('<!ENTITY a "b">'), 'fileDamaged'],
  [
    'a broken drawing',
    () => latin('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'),
    'fileDamaged',
  ],
  ['a zip of nothing in particular', () => made.zipOf({ 'a.txt': 'x' }), 'not taken'],
  ['a JAR', () => made.zipOf({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' }), 'not taken'],
  ['a Word file with macros', () => made.docx(macros), 'not taken'],
  ['a Word file without its types', () => made.zipOf({ 'word/document.xml': 'x' }), 'not taken'],
  ['a Word file that leads out of its folder', () => made.docx({ '../../x': 'y' }), 'not taken'],
  [
    'a Word file that grows a thousandfold',
    () => made.docx({ 'word/media/a': new Uint8Array(80_000_000) }),
    'not taken',
  ],
  ['a page behind a Word file', () => withTail(made.docx(), html), 'not taken'],
  ['a page in front of a Word file', () => Buffer.concat([latin(html), made.docx()]), 'not taken'],
  ['half a Word file', () => made.docx().subarray(0, 120), 'not taken'],
  ['an installer in a compound file', () => made.compoundFile('!_StringPool'), 'not taken'],
  ['a compound file that leads nowhere', () => made.compoundFile('WordDocument').fill(0xff, 30, 52), 'not taken'],
  ['a PDF behind something else', () => withTail(latin('x\n'), made.pdf), 'not taken'],
  [
    'an MP4 without an index',
    () => Buffer.concat([made.box('ftyp', latin('isom\0\0\0\0isom')), made.box('mdat', Buffer.alloc(9))]),
    'not taken',
  ],
  ['an MP4 without a track', () => made.mp4('isom', []), 'not taken'],
  ['a page behind an MP4', () => withTail(made.mp4('isom', ['vide']), html), 'not taken'],
  ['half an M4A', () => made.mp4('M4A ', ['soun']).subarray(0, 90), 'not taken'],
  ['a QuickTime film', () => made.mp4('qt  ', ['vide']), 'not taken'],
  ['an MP3 of one frame', () => made.mp3(1), 'not taken'],
  ['a tag without sound', () => withTail(made.id3(50), html), 'not taken'],
];

describe('what is sent', () => {
  test.each([...whole, ...hostile])('%s', async (_what, make, expected) => {
    expect(await becomes(await make())).toBe(expected);
  });
});

test('a large picture becomes no wider than 2,048, and keeps its form', async () => {
  const file = await drawn(6_000, 3_000).jpeg().toBuffer();
  const { width, height, bytes } = await drawnPicture(file, (await whatIs(file))!);
  expect([width, height]).toEqual([2_048, 1_024]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2_048, height: 1_024 });
});

test('a bitmap keeps its colours and its upper side', async () => {
  const file = made.bmp(2, 2);
  // Rows stand from the bottom upwards, and blue comes first.
  file.set([255, 0, 0, 0, 255, 0], 54);
  file.set([0, 0, 255, 255, 255, 255], 62);
  const { bytes } = await drawnPicture(file, (await whatIs(file))!);
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0]);
});
