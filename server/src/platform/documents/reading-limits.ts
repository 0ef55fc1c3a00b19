/** A book of a thousand pages is read whole; whoever sends more sends something else. */
export const mostPages = 1_000;
/** A longer sheet or section becomes several parts: the index counts only so far in one of them. */
export const longestPart = 8_000;
/** The rest of a longer page of a pdf is not searched: the database takes no larger index, and no page is read so far. */
export const longestPage = 12_000;
/** A longer heading is a text. Every part of its section carries it. */
export const longestName = 200;
/** The text of the largest report is a few megabytes; more than this cannot be read on a phone. */
export const mostLetters = 10_000_000;
/** What an office file may unpack to. The default of the library lets a small file fill a gigabyte. */
export const mostUnpacked = 200 * 1024 * 1024;

/** A larger picture on a page is left out: unpacked it would take more memory than the limit of the process counts. */
export const mostPicturePixels = 60_000_000;

/** The largest document takes 13 minutes at 1 Mbit/s; others wait for it so long. */
export const longestSending = 15 * 60_000;

/** As wide as a phone's screen is sharp, held upright; a page that is a long strip stays a picture that phones open. */
export const [pageWidth, tallestPage] = [1_000, 4_000];
/** So many pages are drawn by one process. */
export const pagesAtOnce = 20;
