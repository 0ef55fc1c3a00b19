import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './card.tsx';

test('a card shows what it holds', async () => {
  const screen = await render(<Card padded>Hehe Hall</Card>);
  await expect.element(screen.getByText('Hehe Hall')).toHaveClass('card', 'card--padded');
});
