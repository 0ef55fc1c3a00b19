import { dice, type Dice } from '../../portraits/drawing/roll.ts';
import { lights, type Light } from '../../news/drawing/colours.ts';

/** The forms of photos: how large a scene is drawn, and how large the photo is in pixels. */
export const forms = {
  landscape: { width: 300, height: 200, pixels: [1600, 1067] },
  portrait: { width: 200, height: 300, pixels: [1067, 1600] },
  square: { width: 240, height: 240, pixels: [1200, 1200] },
  panorama: { width: 500, height: 200, pixels: [2000, 800] },
} as const;
export type Form = keyof typeof forms;

/** What a scene gets: its frame, the light of the hour, and dice that fall the same way each time for one photo. */
export type Frame = { width: number; height: number; light: Light; roll: Dice };
export type PhotoScene = (frame: Frame) => string;

export type Hour = keyof typeof lights;

/** The whole photo as SVG: the scene, some warmth from one side, and darker corners as a lens makes them. */
export function drawnPhoto(key: string, { scene, form, hour }: { scene: PhotoScene; form: Form; hour: Hour }): string {
  const { width, height } = forms[form];
  const light = lights[hour];
  const roll = dice(key);
  const drawn = scene({ width, height, light, roll });
  const mirrored = roll.chance('mirrored', 0.5) ? `transform="translate(${width} 0) scale(-1 1)"` : '';
  const all = `width="${width}" height="${height}"`;
  const warmth = roll.between('warmth', 0.04, 0.16).toFixed(2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.top}"/><stop offset=".85" stop-color="${light.low}"/></linearGradient>` +
    `<linearGradient id="warmth" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#FFE7B0" stop-opacity="${warmth}"/><stop offset="1" stop-color="#2B1A12" stop-opacity="${warmth}"/></linearGradient>` +
    `<radialGradient id="corners" r=".78"><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>` +
    `<filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.6"/></filter></defs>` +
    `<g ${mirrored}>${drawn}</g><rect ${all} fill="url(#warmth)"/><rect ${all} fill="url(#corners)"/></svg>`
  );
}

/** What lies behind, out of focus. */
export const behind = (drawn: string) => `<g filter="url(#far)">${drawn}</g>`;
