import { hex } from './hex.ts';

type State = readonly [number, number, number, number];

const firstState: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
const blockLength = 64;
const sines = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));
/** Each round of 16 steps mixes in its own way, reads the words in its own order and turns by four lengths of its own. */
const rounds = [
  { mix: (b: number, c: number, d: number) => (b & c) | (~b & d), stride: 1, start: 0, turns: [7, 12, 17, 22] },
  { mix: (b: number, c: number, d: number) => (d & b) | (~d & c), stride: 5, start: 1, turns: [5, 9, 14, 20] },
  { mix: (b: number, c: number, d: number) => b ^ c ^ d, stride: 3, start: 5, turns: [4, 11, 16, 23] },
  { mix: (b: number, c: number, d: number) => c ^ (b | ~d), stride: 7, start: 0, turns: [6, 10, 15, 21] },
];

/** MD5 (RFC 1321), which browsers do not offer. The wire's checksum asks for it; it protects nothing. */
export function md5Hex(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  let state = firstState;
  for (let at = 0; at < message.byteLength; at += blockLength) state = after(state, message, at);
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => digest.setUint32(index * 4, word, true));
  return hex(new Uint8Array(digest.buffer));
}

/** A single 1 bit, zeros, and the length in bits: together with the text a whole number of blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / blockLength);
  const message = new Uint8Array(blocks * blockLength);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 8, bytes.length * 8, true);
  return view;
}

function after(state: State, message: DataView, at: number): State {
  let [a, b, c, d] = state;
  rounds.forEach(({ mix, stride, start, turns }, round) => {
    for (let step = 0; step < 16; step += 1) {
      const word = message.getUint32(at + ((step * stride + start) % 16) * 4, true);
      const sum = (a + mix(b, c, d) + word + (sines[round * 16 + step] ?? 0)) | 0;
      const turn = turns[step % 4] ?? 0;
      [a, b, c, d] = [d, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0, b, c];
    }
  });
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0];
}
