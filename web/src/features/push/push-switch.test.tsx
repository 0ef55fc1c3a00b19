import { getPushState, subscribeToPush, unsubscribeFromPush } from 'contract/calls/phone/push';
import { pushServiceUnknown } from 'contract/refusals/push';
import { sessionLimited } from 'contract/refusals/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, lost, refused, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { PushSwitch } from './push-switch.tsx';

const publicKey = 'B'.repeat(87);
const phone = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'p', auth: 'a' };

beforeEach(() => {
  localStorage.clear();
  language.set('en');
  storage.token.set('t');
});
afterEach(() => vi.restoreAllMocks());

type Browser = {
  says?: NotificationPermission;
  before?: NotificationPermission;
  noService?: boolean;
  subscribed?: boolean;
};

/** The browser's part, which Debian's Chromium lacks: its question, its push service, and what it remembers. */
function browserThat({ says = 'granted', before = 'default', noService = false, subscribed = false }: Browser) {
  const did: string[] = [];
  let [permission, isSubscribed] = [before, subscribed];
  const subscription = {
    toJSON: () => ({ endpoint: phone.endpoint, keys: { p256dh: phone.p256dh, auth: phone.auth } }),
    unsubscribe: async () => void (isSubscribed = false),
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      if (noService) throw new DOMException('push service not available', 'AbortError');
      did.push('subscribed');
      isSubscribed = true;
      return subscription;
    },
  };
  const registration = {
    pushManager,
    unregister: async () => {
      did.push('unregistered');
      isSubscribed = false;
      return true;
    },
  } as unknown as ServiceWorkerRegistration;
  const workers = navigator.serviceWorker;
  vi.spyOn(workers, 'register').mockResolvedValue(registration);
  vi.spyOn(workers, 'getRegistration').mockImplementation(async () => (isSubscribed ? registration : undefined));
  vi.spyOn(workers, 'ready', 'get').mockReturnValue(Promise.resolve(registration));
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    did.push('asked');
    return (permission = says);
  });
  const change = (to: NotificationPermission) => {
    [permission, isSubscribed] = [to, false];
    // The page is shown again, after the settings of the browser.
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { did, withdraw: () => change('denied'), allow: () => change('default') };
}

type Opening = {
  on?: boolean;
  inHostApp?: boolean;
  refuses?: boolean;
  key?: string | null;
  limited?: boolean;
  unreachable?: boolean;
};
async function open({ on = false, inHostApp, refuses, key = publicKey, limited, unreachable }: Opening = {}) {
  let isOn = on;
  const server = serve([
    answers(getPushState, () => (limited ? refused(sessionLimited) : { on: isOn, publicKey: key })),
    answers(subscribeToPush, () => {
      if (refuses) return refused(pushServiceUnknown);
      isOn = true;
      return {};
    }),
    answers(unsubscribeFromPush, () => {
      if (unreachable) return lost;
      isOn = false;
      return {};
    }),
  ]);
  const confirming = vi.fn(async () => true);
  const screen = await openPage('/', <PushSwitch confirmSession={confirming} />, { inHostApp: inHostApp ?? false });
  return { server, screen, confirming, found: screen.getByRole('switch'), dialog: screen.getByRole('alertdialog') };
}
type Opened = Awaited<ReturnType<typeof open>>;
async function tap({ found }: Opened) {
  await expect.element(found).toBeEnabled();
  letTapsPass();
  await found.click();
}
async function answer({ screen, dialog }: Opened, name: string) {
  await expect.element(dialog).toBeVisible();
  letTapsPass();
  await screen.getByRole('button', { name, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test.each([
  ['en', 'Push notifications', 'Turn on push notifications?', 'Turn on', 'Turn off push notifications?', 'Turn off'],
  ['zh', '消息推送', '是否开启消息推送？', '开启', '是否关闭消息推送？', '关闭'],
] as const)(
  'push goes on and off, each after a question of ours (%s)',
  async (spoken, name, askOn, yes, askOff, no) => {
    language.set(spoken);
    const { did } = browserThat({});
    const opened = await open();
    const { server, screen } = opened;
    const found = screen.getByRole('switch', { name });
    await tap(opened);
    await expect.element(screen.getByRole('alertdialog', { name: askOn })).toBeVisible();
    expect(did).toEqual([]);
    await answer(opened, yes);
    await expect.element(found).toBeChecked();
    expect(did).toEqual(['asked', 'subscribed']);
    expect(server.of(subscribeToPush)).toMatchObject([phone]);
    await tap(opened);
    await expect.element(screen.getByRole('alertdialog', { name: askOff })).toBeVisible();
    await answer(opened, no);
    await expect.element(found).not.toBeChecked();
    expect([did, server.of(unsubscribeFromPush).length]).toEqual([['asked', 'subscribed', 'unregistered'], 1]);
  },
);

test('whoever cancels our question is not asked by the browser', async () => {
  const { did } = browserThat({});
  const opened = await open();
  await tap(opened);
  await answer(opened, 'Cancel');
  await expect.element(opened.found).not.toBeChecked();
  expect([did, opened.server.of(subscribeToPush)]).toEqual([[], []]);
});

test.each([
  ['denied', /does not allow notifications.*in the browser’s settings for this site/],
  ['default', /closed without an answer, so push notifications are still off/],
] as const)('a browser that says %s turns it back, and the page says what can be done', async (says, words) => {
  browserThat({ says });
  const opened = await open();
  await tap(opened);
  await answer(opened, 'Turn on');
  await expect.element(opened.screen.getByText(words)).toBeVisible();
  await expect.element(opened.found).not.toBeChecked();
  expect(opened.server.of(subscribeToPush)).toEqual([]);
});

test('a phone without a push service says so, and that the inbox serves', async () => {
  browserThat({ noService: true });
  const opened = await open();
  await tap(opened);
  await answer(opened, 'Turn on');
  await expect.element(opened.screen.getByText(/could not reach its push service/)).toBeVisible();
  await expect.element(opened.found).not.toBeChecked();
});

test('what the server refuses leaves nothing subscribed on the phone', async () => {
  const { did } = browserThat({});
  const opened = await open({ refuses: true });
  await tap(opened);
  await answer(opened, 'Turn on');
  await expect.element(opened.screen.getByText(/push service is not supported/)).toBeVisible();
  await expect.poll(() => did).toEqual(['asked', 'subscribed', 'unregistered']);
  await expect.element(opened.found).not.toBeChecked();
});

test('a permission that was withdrawn in the browser ends it on the server, too', async () => {
  browserThat({ before: 'denied', subscribed: true });
  const { server, screen, found } = await open({ on: true });
  await expect.poll(() => server.of(unsubscribeFromPush)).toHaveLength(1);
  await expect.element(found).not.toBeChecked();
  await expect.element(screen.getByText(/does not allow notifications/)).toBeVisible();
});

test('a permission that is withdrawn while the page is open shows as off, even if the server cannot be told', async () => {
  const browser = browserThat({ before: 'granted', subscribed: true });
  const { screen, found } = await open({ on: true, unreachable: true });
  await expect.element(found).toBeChecked();
  browser.withdraw();
  await expect.element(found).not.toBeChecked();
  await expect.element(screen.getByText(/does not allow notifications/)).toBeVisible();
  browser.allow();
  await expect.element(screen.getByText(/does not allow notifications/)).not.toBeInTheDocument();
});

test('a limited session says how push comes, and is led to the code', async () => {
  browserThat({});
  const { screen, found, confirming } = await open({ limited: true });
  await expect.element(screen.getByText(/once a verification code has confirmed your identity/)).toBeVisible();
  await expect.element(found).not.toBeInTheDocument();
  letTapsPass();
  await screen.getByRole('button', { name: 'Confirm by verification code' }).click();
  await expect.poll(() => confirming.mock.calls).toHaveLength(1);
});

test('a partner’s app has no switch, and says that the messages are kept', async () => {
  const { screen, found, server } = await open({ inHostApp: true });
  await expect.element(screen.getByText(/Your messages are kept in the inbox/)).toBeVisible();
  await expect.element(found).not.toBeInTheDocument();
  expect(server.names()).toEqual([]);
});

test('where the Forum pushes nothing, nothing is offered', async () => {
  browserThat({});
  const { screen, server } = await open({ key: null });
  await expect.poll(() => server.names()).toEqual(['getPushState']);
  await expect.element(screen.getByText('Push notifications')).not.toBeInTheDocument();
});
