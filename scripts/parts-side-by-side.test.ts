import { expect, test } from 'vitest';
import { startInTurn } from './parts-side-by-side.ts';

test('two light parts run side by side, any other runs alone, and all begin in their order', async () => {
  const light = (name: string) => ({ name, light: true });
  const parts = [light('format'), light('lint'), light('types'), { name: 'journeys', light: false }, light('docs')];
  const log: string[] = [];
  const end = new Map<string, () => void>();
  const started = startInTurn(parts, async ({ name }) => {
    log.push(`${name} begins`);
    await new Promise<void>((resolve) => end.set(name, resolve));
    log.push(`${name} ends`);
    return name;
  });
  for (const name of ['lint', 'format', 'types', 'journeys', 'docs']) {
    await expect.poll(() => end.has(name)).toBe(true);
    end.get(name)?.();
    await started.find(({ part }) => part.name === name)?.result;
  }
  expect(await Promise.all(started.map(({ result }) => result))).toEqual([
    'format',
    'lint',
    'types',
    'journeys',
    'docs',
  ]);
  expect(log).toEqual([
    ...['format begins', 'lint begins', 'lint ends', 'types begins', 'format ends', 'types ends'],
    ...['journeys begins', 'journeys ends', 'docs begins', 'docs ends'],
  ]);
});
