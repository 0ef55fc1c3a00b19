import * as console from 'contract/calls/console/files';
import * as calls from 'contract/calls/files';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import * as download from './files-download.actions.ts';
import { findInFile, searchFiles } from './files-search.actions.ts';
import * as staff from './files-staff.actions.ts';
import { showFile, showFilePage, showFiles } from './files.actions.ts';

export function filesRoutes(bind: Bind) {
  bind(calls.getFiles, showFiles);
  bind(calls.searchFiles, searchFiles);
  bind(calls.getFile, showFile);
  bind(calls.getFilePage, showFilePage);
  bind(calls.findInFile, findInFile);
  bind(calls.prepareFile, download.prepareFile);
  bind(calls.prepareFileLink, download.prepareFileLink);
  bind(console.listForumFiles, staff.listForumFiles);
  bind(console.addForumFile, staff.addForumFile);
  bind(console.changeForumFile, staff.changeForumFile);
  bind(console.replaceForumFile, staff.replaceForumFile);
  bind(console.publishForumFile, staff.publishForumFile);
  bind(console.unpublishForumFile, staff.unpublishForumFile);
}

export const filesDownloads: DownloadMakers = { [download.fileDownload]: download.makeFile };
