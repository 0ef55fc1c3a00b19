import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { QrCode } from './qr-code.tsx';

const readerWasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

/** What a reader reads in the picture that is on the screen. */
async function readFrom(code: Element): Promise<string | undefined> {
  await prepareZXingModule({ overrides: { locateFile: () => readerWasm }, fireImmediately: true });
  const copy = code.cloneNode(true) as SVGElement;
  for (const side of ['width', 'height']) copy.setAttribute(side, '400');
  copy.style.background = getComputedStyle(code).backgroundColor;
  const picture = Object.assign(new Image(), {
    src: `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`,
  });
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const [found] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(canvas);
  return found?.rawValue;
}

test.each(['light', 'dark'])('a reader reads the text, in the %s theme too', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const address = 'https://forum.example/cdfH5/pages/other/scanH5#exchange=pZ0-mXw_3vQyT7bJcR5nLd8sHf2gKa9eUi4oYq1tWx6';
  const screen = await render(<QrCode text={address} label="Your code" />);
  expect(await readFrom(screen.getByRole('img', { name: 'Your code' }).element())).toBe(address);
  document.documentElement.dataset['theme'] = 'light';
});
