import { prepareFile, prepareFileLink } from 'contract/calls/files';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileOf, openedFile } from '../../features/files/files.testing.ts';
import { type Answering, answers } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { openFiles } from './search.testing.tsx';

const ticket = answers(prepareFile, { address: '/download/ticket', size: 2_400_000 });
const open = (answering: Answering[] = [], inHostApp = false) =>
  openFiles('detail?id=Register', [fileOf(() => openedFile('Register')), ticket, ...answering], { inHostApp });

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
});

/** A file of so many bytes that comes in two pieces; the second one when the test says so. */
function inPieces() {
  let end: (how: 'whole' | 'cut') => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new Uint8Array(1_200_000));
      end = (how) => {
        if (how === 'cut') return stream.error(new Error('cut'));
        stream.enqueue(new Uint8Array(1_200_000));
        return stream.close();
      };
    },
  });
  return { response: new Response(body), end: (how: 'whole' | 'cut') => end(how) };
}
/** Answers the address of the ticket, and leaves the calls to the server. */
function serveFile(response: () => Response) {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Request(input).url.endsWith('/download/ticket') ? Promise.resolve(response()) : fetch(input, init);
}

test('a download shows how much of how much, saves the file and says so', async () => {
  const { screen } = await open();
  const { response, end } = inPieces();
  serveFile(() => response);
  const saved: string[] = [];
  const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download the original (2.4 MB)' }));
  await expect.element(screen.getByText('1.2 MB / 2.4 MB')).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  end('whole');
  await expect.element(screen.getByText('The file is complete and is being saved')).toBeVisible();
  spy.mockRestore();
  expect(saved).toEqual(['Register.pdf']);
});

test('one that is cut off can be tried again, with a ticket of its own', async () => {
  const { screen, server } = await open();
  const { response, end } = inPieces();
  serveFile(() => response);
  await screen.getByRole('button', { name: 'Download the original (2.4 MB)' }).click();
  await expect.element(screen.getByText('1.2 MB / 2.4 MB')).toBeVisible();
  end('cut');
  await expect.element(screen.getByText('The download was interrupted.')).toBeVisible();
  const again = inPieces();
  serveFile(() => again.response);
  letTapsPass();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('1.2 MB / 2.4 MB')).toBeVisible();
  expect(server.of(prepareFile)).toHaveLength(2);
});

test('it is stopped by the cross', async () => {
  const { screen } = await open();
  const { response } = inPieces();
  serveFile(() => response);
  await screen.getByRole('button', { name: 'Download the original (2.4 MB)' }).click();
  const cancel = screen.getByRole('button', { name: 'Cancel the download' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expect.element(screen.getByRole('button', { name: 'Download the original (2.4 MB)' })).toHaveFocus();
});

test('inside the host app it is a link of ten minutes', async () => {
  const link = answers(prepareFileLink, { address: '/download/link-1', endsAt: '2027-03-22T02:22:00Z' });
  const { screen, server } = await open([link], true);
  await screen.getByRole('button', { name: 'Download the original (2.4 MB)' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/valid for ten minutes/)).toBeVisible();
  expect(server.of(prepareFile)).toEqual([]);
});
