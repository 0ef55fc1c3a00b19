import { languages, type Language } from 'contract/languages';
import { language } from '../lib/language.ts';
import { pageConfig } from '../lib/page-config.ts';
import type { LaunchParams } from './launch/launch-params.ts';

export type HostApp = { language: Language | undefined };

/** The partner's app writes a marker into the browser's agent text, perhaps followed by its language. */
export function hostAppIn(agent: string, marker: string): HostApp | undefined {
  const at = marker === '' ? -1 : agent.indexOf(marker);
  if (at < 0) return undefined;
  const named = /\blang=([a-z]{2})/i.exec(agent.slice(at))?.[1]?.toLowerCase();
  return { language: languages.find((known) => known === named) };
}

export function hostApp(): HostApp | undefined {
  return hostAppIn(navigator.userAgent, pageConfig().hostMarker);
}

/** The language of the agent text when it was last read. */
let lastRead: Language | undefined;

/** The agent text is read at the start and whenever the page is shown; its language is used when it is a new one. */
export function followHostLanguage(): void {
  const wanted = hostApp()?.language;
  if (wanted && wanted !== lastRead) language.set(wanted);
  lastRead = wanted;
}

/** Runs before the first word is shown. The language that the host app put into the address is used above all. */
export function startInHostLanguage(launch: LaunchParams | undefined): void {
  followHostLanguage();
  const named = languages.find((known) => known === launch?.host?.lang);
  if (named) language.set(named);
}
