import * as consoleCalls from 'contract/calls/console/erasures';
import * as calls from 'contract/calls/own-data';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import * as download from './own-data-download.actions.ts';
import * as erasure from './own-data-erasure.actions.ts';

export function ownDataRoutes(bind: Bind) {
  bind(calls.getOwnData, download.showOwnData);
  bind(calls.askDownload, download.askForDownload);
  bind(calls.cancelDownload, download.cancelOwnDownload);
  bind(calls.fetchDownload, download.prepareOwnDownload);
  bind(calls.linkDownload, download.linkToOwnDownload);
  bind(calls.askErasure, erasure.askForErasure);
  bind(calls.takeErasureBack, erasure.takeOwnErasureBack);
  bind(calls.fetchReceipt, erasure.prepareReceipt);
  bind(consoleCalls.listErasures, erasure.listRequests);
  bind(consoleCalls.holdErasure, erasure.holdRequest);
  bind(consoleCalls.releaseErasure, erasure.releaseRequest);
}

export const ownDataDownloads: DownloadMakers = {
  [download.ownDataDownload]: download.ownDataFileOf,
  [erasure.receiptDownload]: erasure.receiptOf,
};
