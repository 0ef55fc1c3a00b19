import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Emulation = { send: (method: string, params: object) => Promise<unknown> };

/** The browser shows its own few colours until the test is over, as Windows does with a contrast theme. */
export async function forceColours(): Promise<void> {
  const emulate = (value: string) =>
    (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    });
  onTestFinished(async () => void (await emulate('none')));
  await emulate('active');
}

/** Whether it has the colour in which the browser shows what is chosen. */
export function standsOut(element: Element): boolean {
  const probe = document.createElement('span');
  probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
  document.body.append(probe);
  const highlight = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return getComputedStyle(element).backgroundColor === highlight;
}

/** Whether a line in the colour of the text goes around it. */
export function hasEdge(element: Element): boolean {
  const { outline, color } = getComputedStyle(element);
  return outline === `${color} solid 1px`;
}
