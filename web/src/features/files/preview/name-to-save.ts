import type { FileRow } from 'contract/calls/files';

/** The title with the ending. Signs that phones and computers do not take in names are left out. */
export function nameToSave({ title, ending }: Pick<FileRow, 'title' | 'ending'>): string {
  const plain = title.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ').trim() || 'file';
  // These are downloaded as the picture that was drawn of them.
  const drawn = ending === 'svg' || ending === 'bmp';
  return `${plain}.${drawn ? 'png' : ending}`;
}
