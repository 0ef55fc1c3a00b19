export type { Shared } from '../../platform/database/tables/cards.ts';
