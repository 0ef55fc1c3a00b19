import * as console from 'contract/calls/console/news';
import * as calls from 'contract/calls/news';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import { makeNewsDocument, newsDocumentDownload, prepareNewsDocument } from './news-document.actions.ts';
import * as staff from './news-staff.actions.ts';
import { showBrief, showNews, showNewsItem } from './news.actions.ts';

export function newsRoutes(bind: Bind) {
  bind(calls.getNews, showNews);
  bind(calls.getNewsItem, showNewsItem);
  bind(calls.getBrief, showBrief);
  bind(calls.prepareNewsDocument, prepareNewsDocument);
  bind(console.cleanHtml, staff.cleanHtml);
  bind(console.listNews, staff.listNews);
  bind(console.addNews, staff.addNews);
  bind(console.changeNews, staff.changeNews);
  bind(console.setRecording, staff.setRecording);
  bind(console.publishNews, staff.publishNews);
  bind(console.unpublishNews, staff.unpublishNews);
  bind(console.setNewsPublic, staff.setNewsPublic);
}

export const newsDownloads: DownloadMakers = { [newsDocumentDownload]: makeNewsDocument };
