/** These functions run inside a page, so each must stand alone. */

/** True if the words can be read and nothing is on its way: no call, picture on the screen, font or movement that ends. */
export async function hasComeToRest(words: string): Promise<boolean> {
  const onScreen = (element: Element) => {
    const { top, right, bottom, left, width } = element.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const ends = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime);
  const pictures = Array.from(document.images).filter(onScreen);
  const rests =
    document.body.innerText.includes(words) &&
    !document.querySelector('.overlay-loading, [aria-busy="true"]') &&
    document.fonts.status === 'loaded' &&
    document.getAnimations().every((one) => one.playState !== 'running' || !Number.isFinite(ends(one))) &&
    pictures.every(({ naturalWidth }) => naturalWidth > 0);
  if (!rests) return false;
  // A picture that has come is drawn a moment later, and one that changes meanwhile cannot be decoded.
  const drawn = pictures.map((picture) =>
    picture.decode().then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(drawn)).every(Boolean);
}

/** Taps the first button, link or choice with this name. */
export function tap(name: string): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('button, a, label'));
  const names = (element: HTMLElement) => [element.ariaLabel, element.innerText.trim().split('\n')[0]];
  all.find((element) => names(element).includes(name))?.click();
}

/** Types into the only text field of the page. */
export function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type="text"], input:not([type])');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (field) set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps these entries on the phone, and nothing else. */
export function keepOnly(entries: string): void {
  localStorage.clear();
  for (const { name, value } of JSON.parse(entries) as { name: string; value: string }[])
    localStorage.setItem(name, value);
}

/** Whether the engine makes the gap between Chinese and figures. */
export function autospace(): string {
  return getComputedStyle(document.body).getPropertyValue('text-autospace');
}

/** By how much the slide that is shown stands off the frame of the slides; they may just be turning. */
export function slideOffset(): number {
  const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
  return Math.round(left('.swiper__slides > :not([inert])') - left('.swiper'));
}

/** By how much the page is wider than the screen. */
export function tooWide(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
