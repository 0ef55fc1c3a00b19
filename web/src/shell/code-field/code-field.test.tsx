import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CodeField } from './code-field.tsx';

afterEach(() => document.documentElement.style.removeProperty('font-size'));

test.each(['100%', '200%'])('a whole code can be read beside the countdown, with letters of %s', async (size) => {
  document.documentElement.style.fontSize = size;
  const screen = await render(
    <div style={{ width: '358px' }}>
      <CodeField
        {...{ code: '12345678', digits: 8, bySms: false, hint: undefined, error: undefined, wait: 120 }}
        {...{ onCode: () => undefined, onSend: () => undefined, ref: createRef<HTMLInputElement>() }}
      />
    </div>,
  );
  const input = screen.getByRole('textbox').element();
  await expect.element(screen.getByText(/120/)).toBeVisible();
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
});
