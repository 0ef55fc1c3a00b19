import { openStore } from '../../../lib/store.ts';

/** Whether WeChat's own menu shares the article on the screen as a card; what the sheet says depends on it. */
export const cardIsSet = openStore(false);
