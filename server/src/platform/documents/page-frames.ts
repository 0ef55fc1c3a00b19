/** The picture of a page on its way out of the process that draws. */
export type PageFrame = { number: number; width: number; height: number; bytes: Buffer };

const headLength = 16;

export function frameOf({ number, width, height, bytes }: PageFrame): Buffer {
  const head = Buffer.alloc(headLength);
  for (const [at, value] of [number, width, height, bytes.length].entries()) head.writeUInt32BE(value, 4 * at);
  return Buffer.concat([head, bytes]);
}

/** The whole pictures in what a process wrote; one that was ended may have left a piece. */
export function framesIn(output: Buffer): PageFrame[] {
  const frames: PageFrame[] = [];
  let at = 0;
  while (at + headLength <= output.length) {
    const [number, width, height, length] = [0, 4, 8, 12].map((offset) => output.readUInt32BE(at + offset)) as [
      ...[number, number, number, number],
    ];
    const bytes = output.subarray(at + headLength, at + headLength + length);
    if (bytes.length < length) break;
    frames.push({ number, width, height, bytes });
    at += headLength + length;
  }
  return frames;
}
