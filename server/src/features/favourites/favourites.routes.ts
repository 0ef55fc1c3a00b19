import * as calls from 'contract/calls/favourites';
import type { Bind } from '../../platform/http/binding.ts';
import { setBookmark } from './favourites-bookmark.actions.ts';
import * as ownItems from './favourites-own-items.actions.ts';

export function favouritesRoutes(bind: Bind) {
  bind(calls.setBookmark, setBookmark);
  bind(calls.getOwnItems, ownItems.showOwnItems);
  bind(calls.addOwnItem, ownItems.addOwnItem);
  bind(calls.editOwnItem, ownItems.editOwnItem);
  bind(calls.deleteOwnItem, ownItems.deleteOwnItem);
  bind(calls.restoreOwnItem, ownItems.restoreOwnItem);
}
