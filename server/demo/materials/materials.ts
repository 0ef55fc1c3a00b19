import { conceptNotes } from './concept-notes.ts';
import { notesAndPapers } from './notes-and-papers.ts';
import type { DemoMaterial } from './shapes.ts';

export const materials: DemoMaterial[] = [...conceptNotes, ...notesAndPapers];
