import type { MediaType } from 'contract/calls/partners';

/** The types of outlets in the order in which they are offered. */
export const mediaTypes = ['broadcast', 'agency', 'print', 'online'] as const satisfies MediaType[];
