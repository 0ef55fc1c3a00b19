import type { AppPlatform, MapApp } from './map-links.ts';

/** How a map can be opened here: by its app, by the web map in a tab of its own, or in place of this page. */
export type MapOpening = AppPlatform | 'new tab' | 'same tab';

type Device = { agent: string; touchPoints: number; inHostApp: boolean };

/** WeChat's view and the host app open no other app (decisions §7): the web map comes at once. */
export function mapOpeningOn({ agent, touchPoints, inHostApp }: Device): MapOpening {
  if (inHostApp || /MicroMessenger/i.test(agent)) return 'same tab';
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(agent) && touchPoints > 1) return 'ios';
  return /Android/.test(agent) ? 'android' : 'new tab';
}

/** Every venue is in the mainland, wherever the phone comes from: the map that knows it best and speaks English, too. */
export const recommendedMap: MapApp = 'gaode';
