/** The media types of files that the product offers; all others are sent as plain bytes. */
const types: Record<string, string> = {
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
};

export function mediaTypeOf(extension: string): string {
  // Files that could run in a browser, such as SVG, are also sent as plain bytes.
  return types[extension] ?? 'application/octet-stream';
}
