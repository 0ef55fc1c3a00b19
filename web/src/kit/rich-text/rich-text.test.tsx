import type { RichBlock } from 'contract/rich-text/rich-text';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichText, type RichTextWords } from './rich-text.tsx';

const texts: RichTextWords = {
  openPicture: ({ described, number, of }) => `Enlarge ${described ?? `${number} of ${of}`}`,
  pictureMissing: 'No picture',
  videoMissing: 'No video',
  video: 'Video',
  playVideo: (described) => `Play ${described ?? 'it'}`,
  download: 'Download',
};
const [harbour, film, paper] = ['c8d3kz1v9m2x7qp4rt6w', 'd8d3kz1v9m2x7qp4rt6w', 'e8d3kz1v9m2x7qp4rt6w'] as const;
const picture = { kind: 'picture', file: harbour, width: 800, height: 400, caption: null } as const;
const link = (address: string): RichBlock => ({ kind: 'paragraph', runs: [{ text: address, link: address }] });

async function show(tree: RichBlock[], language: 'zh' | 'en' = 'en') {
  const acts = { onOpenPicture: vi.fn(), onDownload: vi.fn(), onCopyMail: vi.fn() };
  const screen = await render(
    <main style={{ padding: '0 var(--gutter)' }}>
      <RichText tree={tree} language={language} texts={texts} {...acts} />
    </main>,
  );
  return { screen, acts, article: screen.container.querySelector<HTMLElement>('.rich-text')! };
}

test('each kind of block becomes its element, and the language is said', async () => {
  const { article } = await show(
    [
      { kind: 'heading', level: 2, runs: [{ text: '一' }] },
      { kind: 'heading', level: 3, runs: [{ text: '二' }] },
      { kind: 'paragraph', align: 'centre', runs: [{ text: '三', bold: true, italic: true, underline: true }] },
      { kind: 'list', ordered: true, start: 4, items: [{ runs: [{ text: '四' }] }] },
      { kind: 'list', ordered: false, items: [{ runs: [{ text: '五' }] }] },
      { kind: 'quote', paragraphs: [[{ text: '六' }], [{ text: '七' }]] },
      { kind: 'rule' },
    ],
    'zh',
  );
  expect(article.lang).toBe('zh-CN');
  expect(article.innerHTML).toBe(
    '<h3>一</h3><h4>二</h4><p class="rich-text__centre"><strong><em><u>三</u></em></strong></p>' +
      '<ol start="4"><li>四</li></ol><ul><li>五</li></ul><blockquote><p>六</p><p>七</p></blockquote><hr>',
  );
});

test('markup is text, and a line break breaks the line', async () => {
  const text = '<img src=x onerror=boom()>\n&lt;script&gt;';
  const { article } = await show([{ kind: 'paragraph', runs: [{ text }] }]);
  expect(article.querySelector('p')?.textContent).toBe(text);
  expect([article.querySelectorAll('*').length, getComputedStyle(article).whiteSpaceCollapse]).toEqual([
    1,
    'preserve-breaks',
  ]);
});

test('articles have their own size and taller lines in Chinese', async () => {
  const paragraph: RichBlock = { kind: 'paragraph', runs: [{ text: 'a' }] };
  const { article: english } = await show([paragraph]);
  const { article: chinese } = await show([paragraph], 'zh');
  const look = (article: Element) => [getComputedStyle(article).fontSize, getComputedStyle(article).lineHeight];
  expect([look(english), look(chinese)]).toEqual([
    ['17px', '28px'],
    ['17px', '31px'],
  ]);
});

test('links lead out of the app; what is no link stays text', async () => {
  const { article } = await show([
    link('https://forum.example/'),
    link('tel:12345'),
    link('javascript:boom()'),
    link('https://name@evil.example/'),
  ]);
  expect(Array.from(article.querySelectorAll('a'), (a) => [a.getAttribute('href'), a.target, a.rel])).toEqual([
    ['https://forum.example/', '_blank', 'noopener noreferrer'],
    ['tel:12345', '', ''],
  ]);
  expect(article.textContent).toContain('javascript:boom()');
});

test.each([
  ['in WeChat the address is copied', 'Mozilla/5.0 MicroMessenger/8.0', [['press@forum.example']], true],
  ['elsewhere a mail program opens', 'Mozilla/5.0', [], false],
])('a mailbox: %s', async (_where, agent, copied, prevented) => {
  const { screen, acts } = await show([link('mailto:press@forum.example')]);
  const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  // Otherwise the browser of the test would look for a mail program.
  let wasPrevented: boolean | undefined;
  window.addEventListener('click', (click) => ((wasPrevented = click.defaultPrevented), click.preventDefault()), {
    once: true,
  });
  screen.getByRole('link').element().dispatchEvent(event);
  spy.mockRestore();
  expect([acts.onCopyMail.mock.calls, wasPrevented]).toEqual([copied, prevented]);
});

test('a picture keeps its room, loads late and opens by its place among the pictures', async () => {
  // The room of a picture that arrived is its own, and those of the tests are square.
  const coming = { ...picture, file: 'late' };
  const { screen, acts, article } = await show([
    coming,
    { kind: 'paragraph', runs: [{ text: 'a' }] },
    { ...coming, alt: 'A crane', caption: 'The port' },
  ]);
  const [first, second] = article.querySelectorAll('img');
  const room = (image: HTMLImageElement) => image.getBoundingClientRect().height / image.getBoundingClientRect().width;
  expect([first!.loading, first!.getAttribute('width'), first!.getAttribute('height')]).toEqual(['lazy', '800', '400']);
  expect(first!.getBoundingClientRect().width).toBe(390 - 32);
  expect([room(first!), room(second!)]).toEqual([0.5, 0.5]);
  await screen.getByRole('button', { name: 'Enlarge A crane' }).click();
  await screen.getByRole('button', { name: 'Enlarge 1 of 2' }).click();
  await expect.poll(() => acts.onOpenPicture.mock.calls).toEqual([[1], [0]]);
  await expect.element(screen.getByText('The port')).toBeVisible();
});

test('a picture that is not there says so in its room', async () => {
  const { screen } = await show([{ ...picture, file: 'gone' }]);
  await expect.element(screen.getByText('No picture')).toBeVisible();
});

test.each([390, 750, 1440])('at %i px a video is at most 750 wide and 58 per cent of that high', async (width) => {
  await page.viewport(width, 844);
  const { article } = await show([{ kind: 'video', file: film, poster: harbour, caption: 'The opening' }]);
  const box = article.querySelector('.rich-text__video')!.getBoundingClientRect();
  await page.viewport(390, 844);
  const expected = Math.min(width, 750);
  expect([box.width, Math.round(box.height)]).toEqual([expected, Math.round(expected * 0.58)]);
});

test('a video does not load before it is played, and says when it cannot be', async () => {
  const { screen, article } = await show([{ kind: 'video', file: film, poster: harbour, caption: null }]);
  const video = article.querySelector('video')!;
  expect([video.preload, video.controls, video.playsInline, video.getAttribute('aria-label')]).toEqual([
    'none',
    false,
    true,
    'Video',
  ]);
  const play = vi.spyOn(video, 'play').mockResolvedValue(undefined);
  await screen.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => [video.controls, play.mock.calls.length, document.activeElement]).toEqual([true, 1, video]);
  expect(screen.getByRole('button').query()).toBeNull();
  video.dispatchEvent(new Event('error'));
  await expect.element(screen.getByText('No video')).toBeVisible();
});

test('a document shows its kind and size, and two taps download it once', async () => {
  const document = { kind: 'document', file: paper, name: 'White paper', extension: 'pdf', size: 2_449_000 } as const;
  const { screen, acts } = await show([document]);
  await expect.element(screen.getByText('PDF · 2.4 MB')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Download White paper' });
  (button.element() as HTMLElement).click();
  (button.element() as HTMLElement).click();
  expect(acts.onDownload.mock.calls).toEqual([[document]]);
});

test('at the largest text nothing is wider than the screen', async () => {
  document.documentElement.dataset['textSize'] = 'x-large';
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);
  const { article } = await show([
    link(`https://forum.example/${'a'.repeat(300)}`),
    { kind: 'heading', level: 2, runs: [{ text: long }] },
    { kind: 'list', ordered: true, start: 9999, items: [{ runs: [{ text: long }] }] },
    { kind: 'document', file: paper, name: long, extension: 'pptx', size: 12 },
    { ...picture, caption: long },
  ]);
  const widest = Math.max(...Array.from(article.querySelectorAll('*'), (one) => one.getBoundingClientRect().right));
  delete document.documentElement.dataset['textSize'];
  expect(widest).toBeLessThanOrEqual(390);
});
