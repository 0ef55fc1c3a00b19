import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen in memory, for a browser that cannot do without one. The program itself chooses a free number for it. */
export async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x2400x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const gone = once(child, 'exit');
  const said = once(child.stdio[3] as Readable, 'data') as Promise<Buffer[]>;
  const number = await Promise.race([said, gone.then(() => Promise.reject(new Error('Xvfb did not start')))]);
  return {
    display: `:${String(number).trim()}`,
    async stop() {
      child.kill();
      await gone;
    },
  };
}
