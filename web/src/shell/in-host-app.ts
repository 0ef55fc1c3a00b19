import { languages, type Language } from 'contract/languages';
import { pageConfig } from '../lib/page-config.ts';

declare global {
  interface Window {
    /** A host app may put this into its view, so that the app can ask it to close or to open its menu (docs/host-app.md). */
    forumHost?: { close?: () => void; share?: (what: { title: string; text?: string; url: string }) => unknown };
  }
}

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
