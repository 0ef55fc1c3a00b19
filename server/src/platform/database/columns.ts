import { jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Both } from 'contract/languages';

/** A text in both languages in one column, so that neither can be forgotten. */
export const both = (name: string) => jsonb(name).$type<Both>();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
