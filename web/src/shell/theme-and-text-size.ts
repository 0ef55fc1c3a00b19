import { type Appearance, storage } from '../lib/storage/storage.ts';

const pageColours = { light: '#FAE8B6', dark: '#17100B' };
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Theme and text size are attributes of <html>; the style sheets do the rest. */
export function startAppearance(): void {
  show(storage.appearance.get());
  systemIsDark().addEventListener('change', () => show(storage.appearance.get()));
}

export function setAppearance(appearance: Appearance): void {
  storage.appearance.set(appearance);
  show(appearance);
}

function show({ theme, textSize }: Appearance) {
  const shown = theme === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset['theme'] = shown;
  document.documentElement.dataset['textSize'] = textSize;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColours[shown]);
}
