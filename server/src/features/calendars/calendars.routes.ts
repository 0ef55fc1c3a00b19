import * as calls from 'contract/calls/calendars';
import { switchPublicFeeds } from 'contract/calls/console/feeds';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import * as address from './calendars-address.actions.ts';
import { switchFeeds } from './calendars-feeds.actions.ts';
import { makeTimeline, prepareTimelineDownload, timelineDownload } from './calendars-timeline.actions.ts';

export function calendarsRoutes(bind: Bind) {
  bind(calls.prepareTimeline, prepareTimelineDownload);
  bind(calls.getCalendarAddress, address.showCalendarAddress);
  bind(calls.openCalendarAddress, address.openCalendarAddress);
  bind(calls.mailCalendarAddress, address.mailCalendarAddress);
  bind(calls.revokeCalendarAddress, address.revokeCalendarAddress);
  bind(switchPublicFeeds, switchFeeds);
}

export const calendarsDownloads: DownloadMakers = { [timelineDownload]: makeTimeline };
