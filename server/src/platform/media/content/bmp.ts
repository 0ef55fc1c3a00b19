/** The pixels of a bitmap, three bytes each, from the top left. */
type Pixels = { width: number; height: number; bytes: Buffer };

const plain = 0;

/**
 * Reads Windows bitmaps, which the library for pictures does not know: without compression, with 8, 24 or 32 bits a
 * pixel, as every program writes them. Undefined if it is something else, or not whole.
 */
export function pixelsOfBitmap(file: Buffer, mostPixels: number): Pixels | undefined {
  if (file.length < 54 || file.toString('latin1', 0, 2) !== 'BM') return undefined;
  const [start, width, signedHeight] = [file.readUInt32LE(10), file.readInt32LE(18), file.readInt32LE(22)];
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  const height = Math.abs(signedHeight);
  const rowLength = Math.ceil((bits * width) / 32) * 4;
  const isKnown = compression === plain && [8, 24, 32].includes(bits);
  if (!isKnown || width < 1 || height < 1 || width * height > mostPixels) return undefined;
  if (start < 54 || start + rowLength * height > file.length) return undefined;
  const palette = file.subarray(14 + file.readUInt32LE(14), start);
  const bytes = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    // Rows stand from the bottom upwards, unless the height is negative.
    const from = start + rowLength * (signedHeight > 0 ? height - 1 - row : row);
    for (let column = 0; column < width; column += 1) {
      const at = from + (column * bits) / 8;
      const [source, index] = bits === 8 ? [palette, 4 * (file[at] ?? 0)] : [file, at];
      const to = (row * width + column) * 3;
      // Blue comes first.
      bytes[to] = source[index + 2] ?? 0;
      bytes[to + 1] = source[index + 1] ?? 0;
      bytes[to + 2] = source[index] ?? 0;
    }
  }
  return { width, height, bytes };
}
