export type FileLook = 'pdf' | 'text' | 'table' | 'slides' | 'picture' | 'other';

const looks: Record<string, FileLook> = {
  pdf: 'pdf',
  doc: 'text',
  docx: 'text',
  xls: 'table',
  xlsx: 'table',
  ppt: 'slides',
  pptx: 'slides',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  svg: 'picture',
  webp: 'picture',
  bmp: 'picture',
};

/** What kind of file an ending stands for; one that is not known looks like a plain file. */
export function fileLook(extension: string): FileLook {
  return looks[extension.toLowerCase()] ?? 'other';
}
