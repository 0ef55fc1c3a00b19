import { isWeChat } from '../../../lib/wechat.ts';
import type { AppPlatform } from './map-links.ts';

/** How a map is opened here: by its app, by the web map in a new tab, or in place of this page. */
export type MapOpening = AppPlatform | 'new tab' | 'same tab';

type Device = { agent: string; touchPoints: number; inHostApp: boolean };

/** WeChat and the host app open no other app (decisions §7), so the web map comes at once. */
export function mapOpeningOn({ agent, touchPoints, inHostApp }: Device): MapOpening {
  if (inHostApp || isWeChat(agent)) return 'same tab';
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  // An iPad pretends to be a Mac, but no Mac has a touch screen.
  if (/Macintosh/.test(agent) && touchPoints > 1) return 'ios';
  return /Android/.test(agent) ? 'android' : 'new tab';
}
