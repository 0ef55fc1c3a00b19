import { openOwnDraft } from '../../../shell/own-draft.ts';

export type Noted = { met: string; note: string };
type Draft = { typed: Readonly<Record<string, Partial<Noted> | undefined>> };

/** What was typed about each friend and not saved; it outlives the sheet and the page. */
export const noteDraft = openOwnDraft<Draft>({ typed: {} }, ({ typed }) => Object.values(typed).some(Boolean));

export function typeNote(id: string, part: Partial<Noted>) {
  const { typed } = noteDraft.get();
  noteDraft.change({ typed: { ...typed, [id]: { ...typed[id], ...part } } });
}

export function dropNote(id: string) {
  noteDraft.change({ typed: { ...noteDraft.get().typed, [id]: undefined } });
}

/** What was typed about a friend who is gone can be saved nowhere. */
export function keepNotesOf(ids: readonly string[]) {
  const typed = Object.entries(noteDraft.get().typed);
  const kept = typed.filter(([id]) => ids.includes(id));
  if (kept.length < typed.length) noteDraft.change({ typed: Object.fromEntries(kept) });
}
