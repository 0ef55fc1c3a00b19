import { askToHidePhoto, preparePhotos, preparePhotosLink } from 'contract/calls/album';
import { alreadyAskedToHide } from 'contract/refusals/album';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { open, type Screen, unsealed, world } from './album.testing.tsx';

describe('a photo that was opened', () => {
  const openFirst = async (screen: Screen) => {
    await screen.getByRole('button', { name: 'Open the photo: Photo 8' }).click();
    await expect.element(screen.getByRole('dialog').getByText('1 / 8')).toBeVisible();
  };

  test('is downloaded by a ticket of its own, once by a double tap', async () => {
    const { screen, server } = await open();
    await openFirst(screen);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('Photo 7 · 22 Mar 09:30')).toBeVisible();
    await screen.getByRole('button', { name: 'Download' }).dblClick();
    await expect.poll(() => window.location.hash).toBe('#ticket');
    expect(server.of(preparePhotos)).toMatchObject([{ photos: ['photo7'] }]);
  });

  test('gives way to the next one by an arrow, also while one of its own buttons has the focus', async () => {
    const { screen } = await open();
    await openFirst(screen);
    await screen.getByRole('button', { name: 'Save to album' }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByText('3 / 8')).toBeVisible();
  });

  test.each([
    ['en', 'Save to album', /Saving to the album is not supported\. Please download/],
    ['zh', '保存到相册', /暂不支持直接保存到相册。请下载/],
  ] as const)('cannot be written into the phone’s album, and says what to do, in %s', async (spoken, save, words) => {
    language.set(spoken);
    const { screen } = await open();
    await screen.getByRole('button', { name: /Photo 8$/ }).click();
    await screen.getByRole('button', { name: save }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('of oneself is asked to be hidden', async () => {
    const { screen, server } = await open('', [
      answers(askToHidePhoto, () => {
        world.requests = [{ photoId: 'photo8', state: 'waiting' }];
        return {};
      }),
    ]);
    await openFirst(screen);
    await screen.getByRole('button', { name: 'Hide this photo of me' }).click();
    const reason = screen.getByRole('textbox', { name: 'Your reason (optional)' });
    await reason.fill('x'.repeat(201));
    await expect.element(screen.getByText('201 / 200')).toBeVisible();
    await screen.getByRole('button', { name: 'Send the request' }).click();
    await expect.element(screen.getByText('Please write at most 200 characters')).toBeVisible();
    expect(server.of(askToHidePhoto)).toEqual([]);
    await reason.fill(' I was only passing by. ');
    letTapsPass();
    await screen.getByRole('button', { name: 'Send the request' }).click();
    await expect.element(screen.getByText('Your request to hide it is with the Secretariat')).toBeVisible();
    const [sent] = server.of(askToHidePhoto);
    expect(sent).toMatchObject({ photoId: 'photo8' });
    expect(await unsealed(askToHidePhoto, sent)).toEqual({ reason: 'I was only passing by.' });
    expect(screen.getByRole('button', { name: 'Hide this photo of me' }).query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  });

  test('was asked about already: the form says so', async () => {
    const { screen } = await open('', [answers(askToHidePhoto, refused(alreadyAskedToHide))]);
    await openFirst(screen);
    await screen.getByRole('button', { name: 'Hide this photo of me' }).click();
    await screen.getByRole('button', { name: 'Send the request' }).click();
    await expect.element(screen.getByRole('alert').getByText(alreadyAskedToHide.says.en)).toBeVisible();
  });

  test('says that the Secretariat declined', async () => {
    world.requests = [{ photoId: 'photo8', state: 'declined' }];
    const { screen } = await open();
    await openFirst(screen);
    await expect.element(screen.getByText('The Secretariat declined to hide it')).toBeVisible();
  });
});

describe('a photo that the Secretariat hides while somebody looks', () => {
  const hide = async (id: string, queries: Awaited<ReturnType<typeof open>>['queries']) => {
    world.photos = world.photos.filter((one) => one.id !== id);
    await queries.invalidateQueries();
  };
  test('takes no other away: the one on the screen stays until it is hidden itself', async () => {
    world.photos = world.photos.map((one) => ({ ...one, picture: { ...one.picture, id: `media-of-${one.id}` } }));
    const { screen, queries } = await open();
    await screen.getByRole('button', { name: 'Open the photo: Photo 8' }).click();
    await expect.element(screen.getByRole('dialog').getByText('1 / 8')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByText('Photo 6 · 22 Mar 09:30')).toBeVisible();
    await hide('photo8', queries);
    await expect.element(screen.getByText('2 / 7')).toBeVisible();
    await expect.element(screen.getByText('Photo 6 · 22 Mar 09:30')).toBeVisible();
    await hide('photo6', queries);
    await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the photo: Photo 6' }).query()).toBeNull();
  });

  test('is not among the selected ones any more', async () => {
    const { screen, queries } = await open();
    await screen.getByRole('button', { name: 'Select' }).click();
    for (const name of ['Photo 8', 'Photo 6']) await screen.getByRole('button', { name, exact: true }).click();
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await hide('photo8', queries);
    await expect.element(screen.getByText('1 selected')).toBeVisible();
  });
});

describe('several photos', () => {
  test('are chosen and downloaded as one file', async () => {
    const { screen, server } = await open();
    await screen.getByRole('button', { name: 'Select' }).click();
    await expect.element(screen.getByText('Choose photos')).toBeVisible();
    for (const name of ['Photo 8', 'Photo 6', 'Photo 5'])
      await screen.getByRole('button', { name, exact: true }).click();
    await screen.getByRole('button', { name: 'Photo 6', exact: true }).click();
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Photo 8' })).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'Download as one file' }).click();
    await expect.poll(() => server.of(preparePhotos)).toMatchObject([{ photos: ['photo8', 'photo5'] }]);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('navigation')).toBeVisible();
    const select = screen.getByRole('button', { name: 'Select' });
    await expect.element(select).toHaveFocus();
    await select.click();
    await expect.element(screen.getByText('Choose photos')).toBeVisible();
    await expect.element(select).toHaveFocus();
    letTapsPass();
    await select.click();
    await expect.element(screen.getByRole('navigation')).toBeVisible();
  });

  test.each([
    ['WeChat', 'Mozilla/5.0 MicroMessenger/8.0', false],
    ['the host app', 'Mozilla/5.0', true],
  ])('inside %s are a link of ten minutes', async (_where, agent, inHostApp) => {
    const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const link = answers(preparePhotosLink, { address: '/download/link-1', endsAt: '2027-03-22T02:22:00Z' });
    const { screen, server } = await open('', [link], { inHostApp });
    await screen.getByRole('button', { name: 'Select' }).click();
    await screen.getByRole('button', { name: 'Photo 8', exact: true }).click();
    await screen.getByRole('button', { name: 'Download' }).click();
    await expect.element(screen.getByRole('dialog').getByText(/valid for ten minutes/)).toBeVisible();
    spy.mockRestore();
    expect(server.of(preparePhotosLink)).toMatchObject([{ photos: ['photo8'] }]);
    expect(server.of(preparePhotos)).toEqual([]);
  });
});
