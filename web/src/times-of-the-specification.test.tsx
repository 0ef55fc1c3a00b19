import { expect, test } from 'vitest';
import { appVersion, appVersionCode } from 'contract/app-version';
import { refreshThreshold } from './kit/pull-to-refresh/pull-rules.ts';
import { callTimeout, transferTimeout } from './lib/call/answer-time-limits.ts';
import { usualPause } from './lib/debounce.ts';
import { doubleTapGuard } from './lib/double-tap.ts';
import { pageTimeout } from './shell/lazy-page/page-time-limit.ts';
import { loadingShownAfter } from './shell/loaded/loading-view.tsx';
import { cancelAfter, spinnerShownAfter } from './shell/overlay/cancellable-spinner.tsx';
import { toastDuration } from './shell/overlay/toasts.ts';

test('the times and versions are those of the specification', () => {
  expect({ callTimeout, transferTimeout, pageTimeout }).toEqual({
    callTimeout: 600_000,
    transferTimeout: 60_000,
    pageTimeout: 60_000,
  });
  expect({ loadingShownAfter, spinnerShownAfter, cancelAfter, toastDuration }).toEqual({
    loadingShownAfter: 200,
    spinnerShownAfter: 120,
    cancelAfter: 10_000,
    toastDuration: 2_000,
  });
  expect({ doubleTapGuard, usualPause, refreshThreshold }).toEqual({
    doubleTapGuard: 800,
    usualPause: 500,
    refreshThreshold: 45,
  });
  expect({ appVersion, appVersionCode }).toEqual({ appVersion: '1.0.0', appVersionCode: 100 });
});
