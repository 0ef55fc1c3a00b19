import { openStore } from '../../../lib/store.ts';

/** What is on the screen about a newer version: the question, or the advice after a failed download. */
export type UpdateStep = 'question' | 'advice';
export const updateStep = openStore<UpdateStep | undefined>(undefined);
