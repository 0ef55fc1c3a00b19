/** The container of the Office of 1997 to 2003: a small file system with sectors, a table of what follows what, and names. */
const sector = 512;
const [endOfChain, tableSector, nobody] = [0xfffffffe, 0xfffffffd, 0xffffffff];
/** Shorter streams would belong into a second file system inside the first. */
const shortest = 4096;

type Stream = { name: string; bytes: Buffer };

export function compoundFile(streams: Stream[]): Buffer {
  const padded = streams.map(({ name, bytes }) => ({ name, bytes: roundedUp(bytes) }));
  const directoryLength = Math.ceil((padded.length + 1) / 4);
  // The table is the first sector, the directory follows, then the streams.
  const table: number[] = [tableSector, ...chain(1, directoryLength)];
  const starts: number[] = [];
  for (const { bytes } of padded) {
    starts.push(table.length);
    table.push(...chain(table.length, bytes.length / sector));
  }
  if (table.length > sector / 4) throw new Error('one sector of the table is too little for these streams');
  const directory = directoryOf(padded, starts, directoryLength);
  return Buffer.concat([header(), numbers(table), directory, ...padded.map(({ bytes }) => bytes)]);
}

function roundedUp(bytes: Buffer): Buffer {
  const length = Math.max(shortest, Math.ceil(bytes.length / sector) * sector);
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

const chain = (first: number, length: number) =>
  Array.from({ length }, (_, i) => (i === length - 1 ? endOfChain : first + i + 1));

function numbers(values: number[]): Buffer {
  const bytes = Buffer.alloc(sector, 0xff);
  for (const [i, value] of values.entries()) bytes.writeUInt32LE(value, i * 4);
  return bytes;
}

function header(): Buffer {
  const bytes = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  // The version, the byte order, sectors of 2^9 bytes, small ones of 2^6.
  for (const [i, value] of [0x3e, 3, 0xfffe, 9, 6].entries()) bytes.writeUInt16LE(value, 24 + i * 2);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(shortest, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

/** Names form a tree: shorter ones to the left, longer ones to the right. Here each has at most a right neighbour. */
function directoryOf(streams: Stream[], starts: number[], sectors: number): Buffer {
  const order = streams.map(({ name }, i) => ({ name, i })).toSorted((a, b) => a.name.length - b.name.length);
  const rightOf = (i: number) => order[order.findIndex((one) => one.i === i) + 1]?.i;
  const entries = streams.map(({ name, bytes }, i) =>
    entry({ name, type: 2, right: rightOf(i), start: starts[i] ?? 0, size: bytes.length }),
  );
  const root = entry({ name: 'Root Entry', type: 5, child: order[0]?.i, start: endOfChain, size: 0 });
  const empty = Array.from({ length: sectors * 4 - entries.length - 1 }, () =>
    entry({ name: '', type: 0, start: 0, size: 0 }),
  );
  return Buffer.concat([root, ...entries, ...empty]);
}

type Entry = {
  name: string;
  type: number;
  right?: number | undefined;
  child?: number | undefined;
  start: number;
  size: number;
};

function entry({ name, type, right, child, start, size }: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(name ? (name.length + 1) * 2 : 0, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  // The root is the first entry, so that streams are counted from one.
  const at = (index: number | undefined) => (index === undefined ? nobody : index + 1);
  for (const [i, value] of [nobody, at(right), at(child)].entries()) bytes.writeUInt32LE(value, 68 + i * 4);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
