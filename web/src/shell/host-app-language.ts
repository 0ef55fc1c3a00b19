import { languages, type Language } from 'contract/languages';
import { language } from '../lib/language.ts';
import { hostApp } from './in-host-app.ts';
import type { LaunchParams } from './launch/launch-params.ts';

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
