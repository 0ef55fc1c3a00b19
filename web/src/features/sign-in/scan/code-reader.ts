import type { BarcodeDetector } from 'barcode-detector/ponyfill';

type Detector = Pick<BarcodeDetector, 'detect'>;
type Source = Parameters<Detector['detect']>[0];
// Resolved by the build, which serves the file beside our scripts.
const readerWasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

type NativeDetector = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

let chosen: Promise<Detector> | undefined;

/** The text of a QR code in a picture or on the camera; undefined where there is none. */
export async function readCode(source: Source): Promise<string | undefined> {
  const detector = await (chosen ??= nativeReader().then((native) => native ?? ownReader()));
  const [found] = await detector.detect(source);
  return found?.rawValue;
}

/** Loads what reading needs; a failure can be tried again. */
export async function prepareReader(): Promise<void> {
  try {
    await readCode(new ImageData(8, 8));
  } catch {
    // Phones without the maker's services have the browser's reader by name only.
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

/** Read by our own wasm, which comes from our own server. */
async function ownReader(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({ overrides: { locateFile: () => readerWasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
