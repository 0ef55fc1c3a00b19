import type { mediaExtensions } from 'contract/rules/file-extensions';
import type { MediaKind } from 'contract/wire/media';

type Extension = (typeof mediaExtensions)[number];
export type Recognised = { kind: MediaKind; extension: Extension; type: string };

const megabyte = 1024 * 1024;
/** Enough for a print-ready photo, a book and an hour of video; whoever needs more has made a mistake. */
export const largest: Record<MediaKind, number> = {
  picture: 20 * megabyte,
  document: 100 * megabyte,
  audio: 500 * megabyte,
  video: 500 * megabyte,
};

const openXml = 'application/vnd.openxmlformats-officedocument.';

/** The kinds that are taken, with the type as which they are served. */
export const kinds = {
  jpg: { kind: 'picture', extension: 'jpg', type: 'image/jpeg' },
  png: { kind: 'picture', extension: 'png', type: 'image/png' },
  webp: { kind: 'picture', extension: 'webp', type: 'image/webp' },
  gif: { kind: 'picture', extension: 'gif', type: 'image/gif' },
  bmp: { kind: 'picture', extension: 'bmp', type: 'image/bmp' },
  svg: { kind: 'picture', extension: 'svg', type: 'image/svg+xml' },
  mp3: { kind: 'audio', extension: 'mp3', type: 'audio/mpeg' },
  m4a: { kind: 'audio', extension: 'm4a', type: 'audio/mp4' },
  mp4: { kind: 'video', extension: 'mp4', type: 'video/mp4' },
  webm: { kind: 'video', extension: 'webm', type: 'video/webm' },
  pdf: { kind: 'document', extension: 'pdf', type: 'application/pdf' },
  doc: { kind: 'document', extension: 'doc', type: 'application/msword' },
  xls: { kind: 'document', extension: 'xls', type: 'application/vnd.ms-excel' },
  ppt: { kind: 'document', extension: 'ppt', type: 'application/vnd.ms-powerpoint' },
  docx: { kind: 'document', extension: 'docx', type: `${openXml}wordprocessingml.document` },
  xlsx: { kind: 'document', extension: 'xlsx', type: `${openXml}spreadsheetml.sheet` },
  pptx: { kind: 'document', extension: 'pptx', type: `${openXml}presentationml.presentation` },
} as const satisfies Record<string, Recognised>;
