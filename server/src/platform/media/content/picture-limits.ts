/** Every phone's camera makes fewer; this many take up to 480 MB of memory for a moment. */
export const mostPixels = 60_000_000;
/** As WebP has it. A picture that is one line of sixty million pixels would take gigabytes. */
export const longestSide = 16_383;
/** As wide as the largest screen of a phone is sharp. */
export const [widest, tallest] = [2048, 8192];
/** A drawing without a size of its own in pixels is drawn at least this wide. */
export const drawingWidth = 1280;
/** An honest drawing takes a second; more than this is no drawing. */
export const largestDrawing = 2 * 1024 * 1024;
