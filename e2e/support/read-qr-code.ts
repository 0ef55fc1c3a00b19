import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** What a reader that is not ours reads in a picture, of which the address contains the bytes. */
export async function codesIn(dataAddress: string): Promise<string[]> {
  await prepareZXingModule({
    overrides: { wasmBinary: readFileSync(wasm).buffer },
    fireImmediately: true,
  });
  const bytes = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
  return (await readBarcodes(new Uint8Array(bytes), { formats: ['QRCode'] })).map(({ text }) => text);
}
