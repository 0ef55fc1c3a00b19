import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('the times and versions are those of the specification', () => {
  expect({ ...limits }).toEqual({
    callTimeout: 600_000,
    networkTimeout: 60_000,
    pageTimeout: 60_000,
    pageLoadingDelay: 200,
    spinnerDelay: 120,
    doubleActionGuard: 800,
    debounceDefault: 500,
    toastDuration: 2_000,
    overlayCancelAfter: 10_000,
    refreshThreshold: 45,
    appVersion: '1.0.0',
    appVersionCode: 100,
  });
});
