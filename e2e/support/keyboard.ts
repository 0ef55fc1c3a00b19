import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { doubleTapGuard } from './calm.ts';

// No screen has more stops on the way to anything.
const mostStops = 60;

/** The keys of somebody who has no pointer. Wherever the focus goes by them, it can be seen. */
export function keyboardOf(page: Page) {
  // Each stop on the way is looked at, which takes a busy machine long.
  test.slow();

  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeAttached();
    if (await target.evaluate((element) => element === document.activeElement)) return;
    for (let stops = 0; stops < mostStops; stops += 1) {
      await page.keyboard.press(key);
      if (await isSeenAt(target)) return;
    }
    throw new Error(`${String(target)} is not reached by ${key}`);
  }

  /** Expects that the focus can be seen, and says whether it has arrived. */
  async function isSeenAt(target: Locator): Promise<boolean> {
    let isThere = false;
    await expect
      .poll(async () => {
        const focus = await target.evaluate(focusFrom);
        isThere = focus.isThere;
        return focus.problem;
      })
      .toBe('');
    return isThere;
  }

  /** Presses a key when no call is under way and the guard against double taps is over. */
  async function press(key: string) {
    await expect(page.locator('.overlay-loading')).toHaveCount(0);
    await page.clock.fastForward(doubleTapGuard);
    await page.keyboard.press(key);
  }

  /** Expects that the next Tab begins somewhere on what is shown now, not at the top of the document. */
  const expectFocusKept = () => expect.poll(() => page.evaluate(focused)).not.toBe('nothing');

  async function expectShown(shown: Locator) {
    await expect(shown).toBeVisible();
    await expectFocusKept();
  }

  /** Goes to a link or button, presses Enter and expects what it leads to. */
  async function follow(target: Locator, shown: Locator) {
    await reach(target);
    await press('Enter');
    await expectShown(shown);
  }

  async function goBackTo(shown: Locator) {
    await reach(page.getByRole('button', { name: /^(返回|Back)$/ }), 'Shift+Tab');
    await press('Enter');
    await expectShown(shown);
  }

  /** Opens what lies over the page, closes it by Escape, and expects the focus where it was. */
  async function lookInto(opener: Locator, layer: Locator) {
    await follow(opener, layer);
    await press('Escape');
    await expect(layer).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  /** Turns a wheel with the arrow keys. */
  async function turnTo(wheel: Locator, wanted: string) {
    await reach(wheel);
    const steps = await wheel.evaluate(({ children }, text) => {
      const rows = [...children];
      const chosen = rows.findIndex((row) => row.ariaSelected === 'true');
      return rows.findIndex((row) => row.textContent === text) - chosen;
    }, wanted);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    await expect(wheel.getByRole('option', { selected: true })).toHaveText(wanted);
  }

  return { reach, press, follow, goBackTo, lookInto, turnTo, expectFocusKept };
}

// These functions run in the page, so they must not use anything outside themselves.
function focused(): string {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body ? 'nothing' : activeElement.outerHTML.slice(0, 100);
}

/** Where the focus is: what is wrong there, as no ring around it or something that covers it; and whether it arrived. */
function focusFrom(target: Element): { problem: string; isThere: boolean } {
  const element = document.activeElement;
  const isThere = element === target;
  if (!element || element === document.body) return { problem: 'nothing has the focus', isThere };
  const name = element.outerHTML.slice(0, 160);
  // The edge that dialogs have for forced colours alone is transparent.
  const hasRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && outlineColor !== 'rgba(0, 0, 0, 0)';
  const around = [element, element.parentElement, element.parentElement?.parentElement].flatMap((one) => one ?? []);
  // A field draws its ring with a shadow, and the ring of a choice that is not itself seen is around its label.
  const ringed = around.filter(
    (one) =>
      hasRing(getComputedStyle(one)) ||
      hasRing(getComputedStyle(one, '::after')) ||
      (one.matches(':has(input:focus)') && getComputedStyle(one).boxShadow !== 'none'),
  );
  if (ringed.length === 0) return { problem: `no ring around ${name}`, isThere };
  const isSeen = ringed.some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const rows = [(top + bottom) / 2, top + 3, bottom - 3];
    return rows
      .flatMap((y) => [(left + right) / 2, left + 3, right - 3].map((x) => document.elementFromPoint(x, y)))
      .some((there) => there !== null && one.contains(there));
  });
  return { problem: isSeen ? '' : `something covers ${name}`, isThere };
}
