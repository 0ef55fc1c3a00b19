import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
// A start on two busy cores took less than 10 seconds, so this is a wide margin.
const patience = 90_000;

export type RunningServer = {
  address: string;
  /** The address of the outbox and of the staff commands. */
  localAddress: string;
  dataDir: string;
  pid: number;
  /** Everything that the process printed, log lines included. */
  said(): string;
  /** Ends the process like a power cut, without closing anything. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the product as it runs in production: as a process, on free ports of the loopback address. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const temporary =
    environment['FORUM_DATA_DIR'] === undefined ? await mkdtemp(join(tmpdir(), 'forum-long-')) : undefined;
  const dataDir = environment['FORUM_DATA_DIR'] ?? temporary ?? '';
  const localPort = await freePort();
  const settings = {
    FORUM_HOST: '127.0.0.1',
    FORUM_PORT: '0',
    FORUM_LOCAL_PORT: String(localPort),
    FORUM_DATA_DIR: dataDir,
  };
  const env = { PATH: process.env['PATH'] ?? '', ...settings, ...environment };
  const child = spawn(process.execPath, [main], { cwd: dataDir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => void (said += piece));
  const gone = once(child, 'exit').then(() => running.delete(child));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await gone;
    clearTimeout(timer);
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  const address = await addressIn(() => said, child).catch(async (failure: unknown) => {
    await end('SIGKILL');
    throw failure;
  });
  return {
    ...{ address, localAddress: `http://127.0.0.1:${localPort}`, dataDir, pid: child.pid ?? 0, said: () => said },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function addressIn(said: () => string, child: ChildProcess): Promise<string> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const [, address] = /API {5}(http:\S+)\/api\/openapi\.json\n/.exec(said()) ?? [];
    if (address) return address;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended:\n${said().slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the server did not start in ${patience / 1000} s:\n${said().slice(-3000)}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
