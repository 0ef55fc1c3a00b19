import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { binariesFor, findBinaries } from './postgres-binaries.ts';
import { ordinaryUser, type OrdinaryUser } from './postgres-user.ts';

export type Postgres = { url: string; version: string; folder: string; stop: () => Promise<void> };
type Options = {
  /** Tests that kill the server need its writes on the disk; all others are faster without. */
  durable?: boolean;
};

// Another program may take the free port before PostgreSQL does.
const ATTEMPTS = 3;
const READY = 'database system is ready to accept connections';
// A cold start on two busy cores took less than 3 seconds, so this is a wide margin.
const PATIENCE = 30_000;

/** Starts a PostgreSQL in a temporary folder. `stop` ends it and removes the folder. */
export async function startPostgres(options: Options = {}): Promise<Postgres> {
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'forum-postgres-'));
  let server: Running | undefined;
  // This is synchronous, because it also runs when the process exits, which leaves no time to await.
  const cleanUp = () => {
    server?.child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', cleanUp);
  try {
    chmodSync(folder, 0o755);
    const binaries = binariesFor(user, findBinaries(), folder);
    const data = createCluster(binaries, folder, user);
    const { child, port } = (server = await startWithRetry(join(binaries, 'postgres'), data, user, options));
    const version = spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
    const stop = async () => {
      await stopped(child);
      process.off('exit', cleanUp);
      cleanUp();
    };
    return { url: `postgres://forum@127.0.0.1:${port}/postgres`, version, folder, stop };
  } catch (problem) {
    process.off('exit', cleanUp);
    cleanUp();
    throw problem;
  }
}

function createCluster(binaries: string, folder: string, user: OrdinaryUser | undefined): string {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = ['--pgdata', data, '--username=forum', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`];
  const made = spawnSync(join(binaries, 'initdb'), [...args, '--no-sync', '--no-instructions'], {
    ...user,
    cwd: data,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '' },
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  return data;
}

type Running = { child: ChildProcess; port: number };

async function startWithRetry(
  program: string,
  data: string,
  user: OrdinaryUser | undefined,
  options: Options,
): Promise<Running> {
  let problem: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const port = await freePort();
      return { child: await startServer(program, data, port, user, options), port };
    } catch (failure) {
      problem = failure;
    }
  }
  throw problem;
}

function startServer(
  program: string,
  data: string,
  port: number,
  user: OrdinaryUser | undefined,
  options: Options,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // A socket file is not used, because its folder may not be writable and two servers could collide in it.
    unix_socket_directories: '',
    max_connections: '200',
    lc_messages: 'C',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const env = { PATH: process.env['PATH'] ?? '' };
  const child = spawn(program, ['-D', data, ...args], { ...user, cwd: data, env, stdio: ['ignore', 'ignore', 'pipe'] });
  return untilReady(child);
}

function untilReady(child: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    let log = '';
    const refuse = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`PostgreSQL did not start (${reason}):\n${log}`));
    };
    const ended = () => refuse('it ended');
    const timer = setTimeout(() => refuse('no answer in time'), PATIENCE);
    child.once('error', (problem) => refuse(problem.message));
    child.once('exit', ended);
    const listen = (piece: Buffer) => {
      log += piece.toString();
      if (!log.includes(READY)) return;
      clearTimeout(timer);
      child.off('exit', ended);
      child.stderr?.off('data', listen);
      // The log is read to the end, because a full pipe would stop the server.
      child.stderr?.resume();
      resolve(child);
    };
    child.stderr?.on('data', listen);
  });
}

/** SIGINT is PostgreSQL's fast shutdown: it ends open connections instead of waiting for them. */
async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(timer);
}
