import type { BarcodeDetector } from 'barcode-detector/ponyfill';

type Detector = Pick<BarcodeDetector, 'detect'>;
type Source = Parameters<Detector['detect']>[0];
// The build resolves this and serves the file beside our scripts.
const readerWasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

type NativeDetector = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

let chosen: Promise<Detector> | undefined;

/** The text of a QR code in a picture or in the camera's view; undefined if there is none. */
export async function readCode(source: Source): Promise<string | undefined> {
  const detector = await (chosen ??= nativeReader().then((native) => native ?? ownReader()));
  const [found] = await detector.detect(source);
  return found?.rawValue;
}

/** Loads the reader; after a failure it can be tried again. */
export async function prepareReader(): Promise<void> {
  try {
    await readCode(new ImageData(8, 8));
  } catch {
    // On phones without the maker's services the browser's own reader exists but does not work.
    chosen = ownReader();
    try {
      await chosen;
    } catch (error) {
      chosen = undefined;
      throw error;
    }
  }
}

async function nativeReader(): Promise<Detector | undefined> {
  const { BarcodeDetector: Native } = window as { BarcodeDetector?: NativeDetector };
  const formats = await Native?.getSupportedFormats().catch(() => undefined);
  return Native && formats?.includes('qr_code') ? new Native({ formats: ['qr_code'] }) : undefined;
}

/** Reads with our own wasm, which comes from our own server. */
async function ownReader(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({ overrides: { locateFile: () => readerWasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
