import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MarkedText } from './marked-text.tsx';

test('what was found is a mark, and the text reads as before', async () => {
  const screen = await render(
    <p>
      <MarkedText
        text="Badge, red badge"
        marks={[
          [0, 5],
          [11, 16],
        ]}
      />
    </p>,
  );
  expect(Array.from(screen.container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['Badge', 'badge']);
  await expect.element(screen.getByText('Badge, red badge')).toBeVisible();
});
