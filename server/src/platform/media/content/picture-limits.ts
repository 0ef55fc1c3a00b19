/** Every phone's camera makes fewer; this many take up to 360 MB of memory for a moment. */
export const mostPixels = 60_000_000;
/** As wide as the largest screen of a phone is sharp; WebP ends at 16,383. */
export const [widest, tallest] = [2048, 8192];
/** A drawing without a size of its own in pixels is drawn at least this wide. */
export const drawingWidth = 1280;
/** With this number the process that draws says that there are too many pixels. */
export const tooLargeExit = 3;
