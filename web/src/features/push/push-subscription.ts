/** The worker's scope is the app. */
const folder = import.meta.env.BASE_URL;
const workerFile = `${folder}sw.js`;

type Policy = { createScriptURL(url: string): unknown };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
};

/** Under our Trusted Types header a plain string throws. This policy lets exactly one file through. */
function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url !== workerFile) throw new TypeError('not the worker');
    return url;
  };
  policy ??= trustedTypes?.createPolicy('push-worker', { createScriptURL });
  return (policy?.createScriptURL(workerFile) ?? workerFile) as string;
}
// The header allows the name once.
let policy: Policy | undefined;

export type Phone = { endpoint: string; p256dh: string; auth: string };

/** Asks the browser for a subscription with the server's key; one with another key is replaced. */
export async function subscribePhone(publicKey: string): Promise<Phone> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustedWorker(), { scope: folder, updateViaCache: 'none' });
  const { pushManager } = await serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  if (earlier) await earlier.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The worker serves nothing else, so that it goes with its subscription. */
export async function unsubscribePhone(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(folder);
  await registration?.unregister();
}

export async function isPhoneSubscribed(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration(folder);
  return Boolean(await registration?.pushManager.getSubscription());
}
