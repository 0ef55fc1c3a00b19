import type { LightboxTexts } from './lightbox.tsx';

export const texts: LightboxTexts = {
  ...{ label: 'Pictures', close: 'Close', previous: 'Previous', next: 'Next', enlarge: 'Enlarge' },
  ...{
    showWhole: 'Show whole',
    missing: 'No picture',
    small: 'The small one',
    position: (number, of) => `${number} of ${of}`,
  },
};

const drawn = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="${fill}"/></svg>`)}`;
export const size = { width: 800, height: 400 };

export const pictures = [
  { ...size, src: drawn('teal'), alt: 'A harbour', caption: undefined },
  { ...size, src: drawn('olive'), alt: undefined, caption: 'The crane' },
  { ...size, src: drawn('maroon'), alt: 'Tea', caption: 'Tea at four' },
];
