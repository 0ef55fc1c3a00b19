import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fileDamaged, pictureTooLarge } from 'contract/refusals/media';
import { refuse } from '../../writes/refusing.ts';
import { tooLargeExit } from './picture-limits.ts';

const drawing = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
const largestDrawing = 2 * 1024 * 1024;
/** An honest drawing takes a second. */
const patience = 20_000;

/**
 * The PNG of an SVG. A few letters can make a drawing take hours, and the library cannot be stopped within a filter, so
 * that it works in a process of its own, which can.
 */
export async function drawnDrawing(file: Buffer, milliseconds = patience): Promise<Buffer> {
  if (file.length > largestDrawing) refuse(pictureTooLarge);
  // Entities of its own could make a small drawing grow without end.
  if (/<!ENTITY/i.test(file.toString('latin1'))) refuse(fileDamaged);
  // It sees no setting of the server.
  const child = spawn(process.execPath, [drawing], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined).end(file);
  const [bytes, [exit]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  clearTimeout(timer);
  if (exit === tooLargeExit) refuse(pictureTooLarge);
  if (exit !== 0 || bytes.length === 0) refuse(fileDamaged);
  return bytes;
}
