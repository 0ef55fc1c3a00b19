import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ForumMark } from './forum-mark.tsx';

test('the line keeps its width at any scale', async () => {
  const screen = await render(
    <svg>
      <ForumMark x={0} y={0} scale={0.5} line="red" fill="none" width={1} />
    </svg>,
  );
  expect(screen.container.querySelector('g')?.getAttribute('stroke-width')).toBe('2');
});
