import * as calls from 'contract/calls/album';
import * as console from 'contract/calls/console/album';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import { makePhotos, photosDownload, preparePhotos, preparePhotosLink } from './album-download.actions.ts';
import * as staff from './album-staff.actions.ts';
import * as webView from './album-web-view.actions.ts';
import { askToHide, showAlbum, showHideRequests, showPhotos } from './album.actions.ts';

export function albumRoutes(bind: Bind) {
  bind(calls.getAlbum, showAlbum);
  bind(calls.getPhotos, showPhotos);
  bind(calls.preparePhotos, preparePhotos);
  bind(calls.preparePhotosLink, preparePhotosLink);
  bind(calls.askToHidePhoto, askToHide);
  bind(calls.getHideRequests, showHideRequests);
  bind(calls.getTopicViewUrl, webView.showTopicViewUrl);
  bind(calls.getWebViewAddress, webView.showWebViewAddress);
  bind(console.listTopics, staff.listTopics);
  bind(console.addTopic, staff.addTopic);
  bind(console.addPhoto, staff.addPhoto);
  bind(console.hidePhoto, staff.hideOrShowPhoto);
  bind(console.listHideRequests, staff.listHideRequests);
  bind(console.answerHideRequest, staff.answerHideRequest);
  bind(console.setExternalAlbum, webView.setExternalAlbum);
  bind(console.setWebViewHosts, webView.setWebViewHosts);
}

export const albumDownloads: DownloadMakers = { [photosDownload]: makePhotos };
