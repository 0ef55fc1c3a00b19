import sharp from 'sharp';
import { html, withTail, type SentCase } from './sent-cases.testing.ts';
import * as made from './made-files.testing.ts';

const { latin, drawn, svg } = made;

/** Pictures that hide something, are not whole, or are made to fill a memory. */
export const hostilePictures: readonly SentCase[] = [
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
  ['50,000 × 50,000 pixels with rows', () => made.wholePng(50_000, 50_000), 'pictureTooLarge'],
  ['one line of 60,000,000 pixels', () => made.wholePng(60_000_000, 1), 'pictureTooLarge'],
  ['60,000,000 lines of one pixel', () => made.wholePng(1, 60_000_000), 'pictureTooLarge'],
  ['a JPEG of 60,000 × 9', () => drawn(60_000, 9).jpeg().toBuffer(), 'pictureTooLarge'],
  ['a GIF of 60,000 × 9', () => drawn(60_000, 9).gif().toBuffer(), 'pictureTooLarge'],
  ['a bitmap of 60,000 × 9', () => made.bmp(60_000, 9), 'pictureTooLarge'],
  ['a drawing of 60,000 × 9', () => svg('', 'width="60000" height="9"'), 'pictureTooLarge'],
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
  ['JavaScript that begins as a GIF', () => latin(`GIF89a=1;alert("planted")//${'\0'.repeat(99)}`), 'fileDamaged'],
  ['a PNG with packed text without end', () => made.pngWithBomb('zTXt'), 'picture image/webp'],
  ['a PNG with a packed profile without end', () => made.pngWithBomb('iCCP'), 'picture image/webp'],
  ['a JPEG that says it is huge', () => made.hugeJpeg(), 'fileDamaged'],
  ['a drawing that repeats itself', () => svg('<g id="a"><use href="#a"/></g>'), 'picture image/png'],
  [
    'a drawing that includes a file of the machine',
    () => svg('<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>'),
    'picture image/png',
  ],
  ['a drawing in a hundred thousand groups', () => svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)), 'fileDamaged'],
];
