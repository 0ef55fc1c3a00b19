import { loadedLater } from '../../../lib/idle/loaded-later.tsx';

/** Only WeChat and the host app need it, and only for a download. */
export const NoFilesHere = loadedLater(async () => {
  const { NoFilesHere: Sheet } = await import('../../../shell/downloading/no-files-here.tsx');
  return { default: Sheet };
});
