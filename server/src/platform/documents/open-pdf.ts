import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';

/** The library says so on its output, which belongs to the result. */
const silent = 0;

/** Opens a pdf with the fonts and character tables that it may refer to. It runs nothing that is in the file. */
export async function openPdf(file: Buffer) {
  const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'));
  return getDocumentProxy(new Uint8Array(file), {
    ...{ CanvasFactory, verbosity: silent, isEvalSupported: false, enableXfa: false, stopAtErrors: false },
  });
}
