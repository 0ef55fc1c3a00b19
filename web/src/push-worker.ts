import { toShow, whereTo } from './push-worker-rules.ts';

/** The service worker. It shows what is pushed and opens it, and does nothing else: no request passes it. */

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Extendable & { data: { text(): string } | null };
type Tapped = Extendable & { notification: Notification };
type WindowClient = {
  url: string;
  focus(): Promise<WindowClient>;
  navigate(address: string): Promise<unknown>;
  postMessage(message: unknown, ports: Transferable[]): void;
};
type Worker = {
  registration: { scope: string; showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
};

const worker = self as unknown as Worker;
/** An open page answers at once; one that is still loading, or hangs, is led to the address instead. */
const patience = 1_000;

worker.addEventListener('push', (event) => {
  const { title, options } = toShow(event.data?.text());
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(whereTo(event.notification.data, worker.registration.scope)));
});

async function open(address: string) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Other pages of the same server do not answer.
  const page = windows.find(({ url }) => url.startsWith(worker.registration.scope));
  if (!page) return worker.clients.openWindow(address);
  // Some browsers refuse it, and the message is to be opened nevertheless.
  await page.focus().catch(() => undefined);
  // A window that loaded before the worker can be asked, but not led.
  return (await isOpenedIn(page, address)) || page.navigate(address).catch(() => worker.clients.openWindow(address));
}

/** The open page goes there without loading anew, so that nothing that was typed elsewhere is lost. */
function isOpenedIn(page: WindowClient, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true });
    port1.start();
    setTimeout(() => resolve(false), patience);
    page.postMessage({ openFromPush: address }, [port2]);
  });
}
