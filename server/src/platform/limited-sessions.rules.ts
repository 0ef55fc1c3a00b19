import type { ContentViewer, Viewer } from './viewer.ts';

/** In a limited session a person is anybody with that badge, because whoever found it could have opened the session. */
export function shownAs({ id, badge, scope }: Viewer): ContentViewer {
  return scope === 'limited' ? { badge } : { id, badge };
}
