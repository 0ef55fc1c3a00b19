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

/** The kind of file that an ending stands for; an unknown ending looks like a plain file. */
export function fileLook(extension: string): FileLook {
  return looks[extension.toLowerCase()] ?? 'other';
}
