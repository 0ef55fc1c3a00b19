import { questionsPath } from './paths.ts';

// These stand apart from the other paths, which every page loads, because no first page leads to them.

/** One file, perhaps at what was searched for in it. */
export const filePath = (id: string, at: { q?: string; page?: string } = {}) =>
  withParams('/pages/search/detail', { id, ...at });
export const questionPath = (id: string) => withParams(questionsPath, { id });
export const webViewPath = (url: string) => withParams('/pages/webview/webview', { url });

function withParams(path: string, params: Record<string, string>): string {
  return `${path}?${new URLSearchParams(params)}`;
}
