const thousand = 1000;

/**
 * 640 KB, 2.4 MB; both languages write it the same way. It is never 0, because nobody would open a file that looks
 * empty.
 */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / thousand));
  if (kilobytes < thousand) return `${kilobytes} KB`;
  return `${Math.round(kilobytes / 100) / 10} MB`;
}
