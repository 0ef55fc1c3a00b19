import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIdle } from './idle.ts';

test('work that may wait runs after the first screen', async () => {
  const seen: boolean[] = [];
  function Page() {
    seen.push(useIdle());
    return null;
  }
  await render(<Page />);
  await expect.poll(() => seen).toEqual([false, true]);
});
