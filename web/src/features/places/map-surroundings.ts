import type { Language } from 'contract/texts';
import type { AppPlatform, MapApp } from './map-links.ts';

/** How a map can be opened here: by its app, by the web map in a tab of its own, or in place of this page. */
export type WayToMap = AppPlatform | 'new tab' | 'same tab';

type Device = { agent: string; touchPoints: number; inHostApp: boolean };

/** WeChat's view and the host app open no other app (decisions §7): the web map comes at once. */
export function wayToMap({ agent, touchPoints, inHostApp }: Device): WayToMap {
  if (inHostApp || /MicroMessenger/i.test(agent)) return 'same tab';
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(agent) && touchPoints > 1) return 'ios';
  return /Android/.test(agent) ? 'android' : 'new tab';
}

const mainland = new Set(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Chongqing', 'Asia/Chungking', 'Asia/Harbin', 'PRC']);

/** In the mainland the one that also speaks English; elsewhere the one that works there. */
export function recommendedMap(language: Language, timeZone: string): MapApp {
  return mainland.has(timeZone) || language === 'zh' ? 'gaode' : 'google';
}

export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
