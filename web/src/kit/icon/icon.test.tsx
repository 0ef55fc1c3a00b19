import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { clockIcon } from './fact-icons.ts';
import { Icon } from './icon.tsx';

test('an icon says nothing to a screen reader', async () => {
  const screen = await render(<Icon path={clockIcon} size={18} />);
  const drawing = screen.container.querySelector('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.getBoundingClientRect().width).toBe(18);
});
