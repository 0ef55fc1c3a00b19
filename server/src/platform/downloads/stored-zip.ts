import { crc32 } from 'node:zlib';

/** A file of the archive, whose size is known before it is read. */
type Entry = {
  /** With its ending; in UTF-8. */
  name: string;
  size: number;
  /** When it was made, in ISO 8601 of the zone in which it is shown. */
  at: string;
  read(): Promise<AsyncIterable<Uint8Array>>;
};

const lengths = { header: 30, afterFile: 16, listed: 46, end: 22 };
/** The name is in UTF-8; the sum and the size stand after the file, because the sum is known only then. */
const flags = 0x0808;
const version = 20;

/** The exact size of the archive, so that a phone knows how much is still to come. */
export function storedZipSize(files: readonly Pick<Entry, 'name' | 'size'>[]): number {
  const { header, afterFile, listed, end } = lengths;
  const each = files.map(({ name, size }) => header + afterFile + listed + 2 * Buffer.byteLength(name) + size);
  return each.reduce((sum, one) => sum + one, end);
}

/**
 * A zip of files as they are, without compression, which photos would not get smaller by. Each file is read when the
 * one before it is sent, so that no archive is ever in the memory. It is for less than 4 GB and 65,535 files.
 */
export async function* storedZip(files: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    yield headerOf(file, name);
    let [sum, sent] = [0, 0];
    for await (const piece of await file.read()) {
      sum = crc32(piece, sum);
      sent += piece.length;
      yield piece;
    }
    // The announced length would be wrong, and the archive broken: a cut download is at least noticed.
    if (sent !== file.size) throw new Error('a stored file has another size than its row says');
    const after = Buffer.alloc(lengths.afterFile);
    after.write('PK\x07\x08', 'latin1');
    writeSizes(after, 4, { sum, size: sent });
    yield after;
    list.push(listedAs(file, name, { sum, at }));
    at += lengths.header + name.length + sent + after.length;
  }
  const central = Buffer.concat(list);
  yield central;
  yield endOf(files.length, central.length, at);
}

function headerOf(file: Entry, name: Buffer): Buffer {
  const header = Buffer.alloc(lengths.header);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt32LE(dosMoment(file.at), 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function listedAs(file: Entry, name: Buffer, { sum, at }: { sum: number; at: number }): Buffer {
  const listed = Buffer.alloc(lengths.listed);
  listed.write('PK\x01\x02', 'latin1');
  listed.writeUInt16LE(version, 4);
  listed.writeUInt16LE(version, 6);
  listed.writeUInt16LE(flags, 8);
  listed.writeUInt32LE(dosMoment(file.at), 12);
  writeSizes(listed, 16, { sum, size: file.size });
  listed.writeUInt16LE(name.length, 28);
  listed.writeUInt32LE(at, 42);
  return Buffer.concat([listed, name]);
}

/** Packed and unpacked it has the same size. */
function writeSizes(into: Buffer, from: number, { sum, size }: { sum: number; size: number }) {
  into.writeUInt32LE(sum, from);
  into.writeUInt32LE(size, from + 4);
  into.writeUInt32LE(size, from + 8);
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(lengths.end);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** The time in the lower half, the date in the upper one, counted from 1980 and in steps of two seconds. */
function dosMoment(iso: string): number {
  const [year = 1980, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (iso.match(/\d+/g) ?? []).map(Number);
  // A camera may have any date; there are seven bits for the year.
  const years = Math.min(127, Math.max(0, year - 1980));
  const date = (years << 9) | (month << 5) | day;
  const time = (hour << 11) | (minute << 5) | (second >> 1);
  return date * 0x10000 + time;
}
