/** Files the product recognises by their ending (specification §5). */
export const documentExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'] as const;
export const imageExtensions = ['png', 'jpg', 'gif', 'jpeg', 'svg', 'webp', 'bmp'] as const;
/** What browsers of every phone play. */
const audioExtensions = ['mp3', 'm4a'] as const;
const videoExtensions = ['mp4', 'webm'] as const;
export const mediaExtensions = [
  ...documentExtensions,
  ...imageExtensions,
  ...audioExtensions,
  ...videoExtensions,
] as const;

export type FileKind = 'document' | 'image';

/** @later files: an upload by its name, before its content is looked at */
export function fileKind(name: string): FileKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.')) return undefined;
  if ((documentExtensions as readonly string[]).includes(ending)) return 'document';
  return (imageExtensions as readonly string[]).includes(ending) ? 'image' : undefined;
}
