import { afterEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The browser leaves the entry of a layer some time after the layer has closed; the next test must not see that.
afterEach(async () => {
  await cleanup();
  await vi.waitFor(() => {
    if (window.history.state?.layer) throw new Error('The entry of a layer is still there.');
  });
});
