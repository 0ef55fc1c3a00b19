import { readFile } from 'node:fs/promises';
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';
import { mostPicturePixels as maxImageSize } from './reading-limits.ts';

/** The library would say what it misses on the output, which belongs to the result. */
const silent = 0;

/** The character tables, fonts and decoders that a pdf may refer to without having them. */
const folders: Record<string, string> = { cMapUrl: 'cmaps', standardFontDataUrl: 'standard_fonts', wasmUrl: 'wasm' };
const library = import.meta.resolve('pdfjs-dist/package.json');

/** The library itself would fetch them by an address, which it cannot do with a file. */
class FromLibrary {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const folder = folders[kind];
    // The name may come from the document.
    if (!folder || !/^[\w-]+(?:\.\w+)?$/.test(filename)) throw new Error('no such part of the library');
    return new Uint8Array(await readFile(new URL(`./${folder}/${filename}`, library)));
  }
}

/** Opens a pdf with the fonts and character tables that it may refer to. It runs nothing that is in the file. */
export async function openPdf(file: Buffer) {
  const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'));
  return getDocumentProxy(new Uint8Array(file), {
    ...{ CanvasFactory, BinaryDataFactory: FromLibrary, useWorkerFetch: false, cMapPacked: true },
    ...{ verbosity: silent, isEvalSupported: false, enableXfa: false, useSystemFonts: false, maxImageSize },
  });
}
