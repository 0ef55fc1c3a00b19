import { switchPublicFeeds } from 'contract/calls/console/feeds';
import type { Bind } from '../../platform/http/binding.ts';
import { switchFeeds } from './calendars-feeds.actions.ts';

export function calendarsRoutes(bind: Bind) {
  bind(switchPublicFeeds, switchFeeds);
}
