import type { Diagnostics } from 'contract/diagnostics/diagnostics-code';
import { isWeChat } from './wechat.ts';

/** Decisions §7: what works, and how it is repaired, differs between these four. */
export type OpenedIn = Diagnostics['openedIn'];

type WhereItRuns = { inHostApp: boolean; agent?: string; standalone?: boolean };

export function openedIn({
  inHostApp,
  agent = navigator.userAgent,
  standalone = isStandalone(),
}: WhereItRuns): OpenedIn {
  if (inHostApp) return 'host';
  if (isWeChat(agent)) return 'wechat';
  return standalone ? 'installed' : 'browser';
}

function isStandalone(): boolean {
  // Apple's older phones know only their own way to say it.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

export type System = Diagnostics['system'];

export function systemOf(agent = navigator.userAgent, touchPoints = navigator.maxTouchPoints): System {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/OpenHarmony|HarmonyOS/i.test(agent)) return 'harmony';
  if (/Android/.test(agent)) return 'android';
  // An iPad says that it is a Mac, and no Mac has a touch screen.
  if (/Macintosh/.test(agent)) return touchPoints > 1 ? 'ios' : 'mac';
  if (/Windows/.test(agent)) return 'windows';
  return /Linux|CrOS/.test(agent) ? 'linux' : 'other';
}
