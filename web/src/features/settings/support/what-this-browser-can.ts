import { appVersionCode } from 'contract/app-version';
import type { Diagnostics } from 'contract/diagnostics/diagnostics-code';
import { language } from '../../../lib/language.ts';
import { openedIn, systemOf } from '../../../lib/opened-in.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { browserIn, systemVersionIn } from './browser-in.ts';

/** Looks at the browser, not at the person: nothing of it says who they are. */
export async function whatThisBrowserCan({ inHostApp }: { inHostApp: boolean }): Promise<Diagnostics> {
  const agent = navigator.userAgent;
  const system = systemOf(agent);
  return {
    openedIn: openedIn({ inHostApp, agent }),
    system,
    systemVersion: systemVersionIn(agent),
    ...browserIn(agent),
    language: language.get(),
    ...storage.appearance.get(),
    appVersionCode,
    notifications: 'Notification' in window ? Notification.permission : 'unknown',
    cameraPermission: await cameraPermission(),
    can: {
      storage: attempt(() => window.localStorage.length >= 0),
      indexedDb: attempt(() => 'indexedDB' in window && window.indexedDB !== null),
      persistentStorage: (await navigator.storage?.persisted?.().catch(() => false)) ?? false,
      webCrypto: attempt(() => typeof crypto.subtle.encrypt === 'function'),
      serviceWorker: 'serviceWorker' in navigator,
      push: 'PushManager' in window,
      camera: hasCamera(),
      share: 'share' in navigator,
    },
  };
}

const hasCamera = () => attempt(() => typeof navigator.mediaDevices.getUserMedia === 'function');

async function cameraPermission(): Promise<Diagnostics['cameraPermission']> {
  if (!hasCamera()) return 'absent';
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return 'unknown';
  }
}

/** A browser that forbids something throws already when it is looked at. */
function attempt(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}
