import { type Meeting, prepareCalendar, prepareMaterial } from 'contract/calls/agenda';
import { getSharing } from 'contract/calls/cards';
import { getMine } from 'contract/calls/mine';
import { sessionLimited } from 'contract/refusals/session';
import { sharing } from '../../features/cards/cards.testing.ts';
import { confirming } from '../../features/sign-in/confirm/confirm.testing.ts';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { agents, followed, found, meeting, open } from './detail.testing.tsx';

describe('files', () => {
  test('a paper is fetched by a ticket', async () => {
    const screen = await open(found());
    await expect.element(screen.getByText('DOCX · 11 KB')).toBeVisible();
    await screen.getByRole('button', { name: 'Download Concept Note' }).click();
    await expect.poll(() => followed).toEqual(['/download/ticket']);
    await expect.element(screen.getByText('The download has begun')).toBeVisible();
    expect(screen.of(prepareMaterial)).toMatchObject([{ id: 'd1' }]);
  });

  test('two taps on a paper fetch it once', async () => {
    const screen = await open(found());
    const paper = screen.getByRole('button', { name: 'Download Concept Note' });
    await paper.dblClick();
    await expect.poll(() => followed).toEqual(['/download/ticket']);
    letTapsPass();
    await paper.click();
    await expect.poll(() => followed).toEqual(['/download/ticket', '/download/ticket']);
    expect(screen.of(prepareMaterial)).toHaveLength(2);
  });

  test('and so is the meeting for the calendar; one that was cancelled is marked there', async () => {
    const screen = await open(found({ change: { kind: 'cancelled', reason: 'A new date follows.' } }));
    await screen.getByRole('button', { name: 'Mark as cancelled in my calendar' }).click();
    await expect.poll(() => followed).toEqual(['/download/ticket']);
    await expect.element(screen.getByText(/download has begun. Please open the calendar file/)).toBeVisible();
    expect(screen.of(prepareCalendar)).toMatchObject([{ meetingId: 'm1' }]);
  });

  test('in a limited session a tap asks for a code first, and the file comes when it was right', async () => {
    const screen = await open([
      found(),
      answers(prepareMaterial, ({ times }) =>
        times === 1 ? refused(sessionLimited) : { address: '/download/confirmed' },
      ),
      ...confirming,
    ]);
    await screen.getByRole('button', { name: 'Download Concept Note' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Confirm your identity' });
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await sheet.getByRole('textbox').fill('123456');
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => followed).toEqual(['/download/confirmed']);
    expect(screen.of(prepareMaterial)).toHaveLength(2);
  });

  test.each([
    [
      'WeChat',
      agents.weChat,
      false,
      /inside WeChat\. Please tap “···”.* You will be asked to log in there once; you remain logged in here\.$/,
    ],
    [
      'the host app',
      agents.browser,
      true,
      /inside this app\. Please copy the link.* You will be asked to log in there once; you remain logged in here\.$/,
    ],
  ])(
    '%s lets no file through: the page says what to do, and nothing is prepared',
    async (_, agent, inHostApp, text) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
      const screen = await open(found(), { inHostApp });
      for (const name of ['Download Concept Note', 'Add to calendar']) {
        await screen.getByRole('button', { name }).click();
        const sheet = screen.getByRole('dialog', { name: 'Open in your browser' });
        await expect.element(sheet.getByText(text)).toBeVisible();
        await expect.element(sheet.getByText(/\/pages\/meeting\/detail\?id=m1$/)).toBeVisible();
        await sheet.getByRole('button', { name: 'Close' }).click();
      }
      await expect.poll(() => [...screen.of(prepareMaterial), ...screen.of(prepareCalendar)]).toEqual([]);
      await expect.poll(() => followed).toEqual([]);
    },
  );
});

describe('sharing', () => {
  const link = `${window.location.origin}/pages/meeting/detail?id=m1`;
  const sharing = (share: (data: ShareData) => Promise<void>) => {
    Object.assign(navigator, { share, canShare: () => true });
  };
  const tap = async (more: Partial<Meeting> = {}) => {
    const screen = await open(found(more));
    await screen.getByRole('button', { name: 'Share' }).click();
    return screen;
  };
  afterEach(() => {
    Reflect.deleteProperty(window, 'forumHost');
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  test('by the phone’s own sheet: what, when, where, and the address without anything personal', async () => {
    const shared: ShareData[] = [];
    sharing(async (data) => void shared.push(data));
    await tap();
    await expect
      .poll(() => shared)
      .toEqual([
        {
          title: meeting.title,
          text: `${meeting.title}\n22 Mar 11:15–12:15\nQingyun Hall`,
          url: link,
        },
      ]);
  });

  test('by the host app’s own menu where it has one, and not by the phone’s', async () => {
    const byHost: unknown[] = [];
    const byPhone: unknown[] = [];
    sharing(async (data) => void byPhone.push(data));
    // Like a bridge of a web view, it works only as a method of its object.
    const forumHost = {
      told: byHost,
      share(what: unknown) {
        this.told.push(what);
      },
    };
    Object.assign(window, { forumHost });
    await tap();
    await expect.poll(() => byHost).toMatchObject([{ title: meeting.title, url: link }]);
    expect(byPhone).toEqual([]);
  });

  test('by the phone’s own sheet where the host app’s menu fails', async () => {
    const shared: ShareData[] = [];
    sharing(async (data) => void shared.push(data));
    Object.assign(window, { forumHost: { share: () => Promise.reject(new Error('no')) } });
    await tap();
    await expect.poll(() => shared).toMatchObject([{ title: meeting.title, url: link }]);
  });

  test('of a closed-door seminar shares only that it is one', async () => {
    const shared: ShareData[] = [];
    sharing(async (data) => void shared.push(data));
    await tap({ type: 'closed', role: 'chair' });
    await expect.poll(() => shared).toEqual([{ title: 'Closed-door seminar', url: link }]);
  });

  test('that the user cancels shows no message', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    sharing(() => Promise.reject(new DOMException('no', 'AbortError')));
    await tap();
    expect(copied).not.toHaveBeenCalled();
  });

  test('without one, the link is copied', async () => {
    Object.assign(navigator, { canShare: undefined });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await tap();
    await expect.element(screen.getByText('The link has been copied')).toBeVisible();
    expect(copied.mock.calls).toEqual([[link]]);
  });

  test('if nothing may be copied, the link is shown', async () => {
    Object.assign(navigator, { canShare: undefined });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const screen = await tap();
    await expect.element(screen.getByRole('dialog', { name: 'Share' }).getByText(link)).toBeVisible();
  });

  test('in WeChat its own menu does it, or the link, which can be copied', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.weChat);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await tap();
    await expect
      .element(screen.getByText('Please tap “···” at the top right, then choose to send or share the page.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(screen.getByText('The link has been copied')).toBeVisible();
    expect(copied.mock.calls).toEqual([[link]]);
  });
});

describe('the viewer’s card', () => {
  test('is sent from the row of a chair or speaker who is in the directory', async () => {
    const screen = await open([found(), answers(getMine, {}), answers(getSharing, sharing)]);
    await screen.getByRole('button', { name: 'Send my card to Shen Yanzhi' }).click();
    await expect.element(screen.getByText('To Shen Yanzhi, Huaheng Institute')).toBeVisible();
    expect(screen.of(getSharing)[0]).toEqual({ delegateId: 'p1' });
    expect(screen.getByRole('button', { name: /Send my card to Helena/ }).elements()).toEqual([]);
  });

  test('in a limited session a tap asks for a code first, and the card is written when it was right', async () => {
    const limitedFirst = answers(getSharing, ({ times }) => (times === 1 ? refused(sessionLimited) : sharing));
    const screen = await open([found(), answers(getMine, {}), limitedFirst, ...confirming]);
    await screen.getByRole('button', { name: 'Send my card to Shen Yanzhi' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Confirm your identity' });
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await sheet.getByRole('textbox').fill('123456');
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(screen.getByText('To Shen Yanzhi, Huaheng Institute')).toBeVisible();
    expect(screen.of(getSharing).slice(0, 2)).toEqual([{ delegateId: 'p1' }, { delegateId: 'p1' }]);
  });

  test('shows in the row of somebody who has it already', async () => {
    const cards = { version: '1', sent: ['p1'], received: [], friends: [] };
    const speakers = meeting.speakers.map((speaker) => ({ ...speaker, inDirectory: true }));
    const screen = await open([found({ speakers }), answers(getMine, { cards })]);
    await expect.element(screen.getByRole('button', { name: 'Send my card to Helena Thornquist' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Card already sent to Shen Yanzhi' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send my card to Shen Yanzhi' }).elements()).toEqual([]);
  });
});
