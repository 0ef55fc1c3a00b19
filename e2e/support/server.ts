import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/folders.ts';
import { freePort } from '../../scripts/free-port.ts';
import { keepMadeFiles, takeMadeFiles } from '../../server/src/platform/testing/linked-files.ts';
import { newPlace, type Place, removePlace, settingsOf } from './place.ts';
import { rehearsalMorning } from './rehearsal.ts';

export type RunningServer = {
  origin: string;
  /** Here demo mode shows the messages that it would have sent. */
  localOrigin: string;
  /** This folder holds the key of the staff commands. */
  dataDir: string;
  pid: number;
  /** Its place goes with it. */
  stop: () => Promise<void>;
};

// Creating the embedded database and loading the demo forum takes long on two busy cores.
const PATIENCE = 300_000;

/** The place of a demo forum that nobody has used yet, while `keepFreshForum` keeps one. */
const freshForum = 'FORUM_TEST_FRESH_FORUM';

/** Until it is ended, every server begins with a copy of one forum: loading it again takes three times as long. */
export async function keepFreshForum(): Promise<() => Promise<void>> {
  const place = await newPlace();
  takeMadeFiles(join(place.folder, 'media'));
  const { end } = await startIn(place);
  await end();
  keepMadeFiles(join(place.folder, 'media'));
  // The workers inherit the environment.
  process.env[freshForum] = JSON.stringify(place);
  return () => removePlace(place);
}

/** Starts the real server on ports and in a place of its own, with a fresh demo forum. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const fresh = process.env[freshForum];
  const place = await newPlace(fresh ? (JSON.parse(fresh) as Place) : undefined);
  const { end, ...server } = await startIn(place, settings).catch(async (failure) => {
    await removePlace(place);
    throw failure;
  });
  const stop = async () => {
    await end();
    await removePlace(place);
  };
  return { ...server, dataDir: place.folder, stop };
}

type Started = Pick<RunningServer, 'origin' | 'localOrigin' | 'pid'> & { end: () => Promise<void> };

async function startIn(place: Place, settings: Record<string, string> = {}): Promise<Started> {
  const [port, localPort] = [await freePort(), await freePort()];
  const [origin, localOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${localPort}`];
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      ...withoutSettings(process.env),
      FORUM_MODE: 'demo',
      FORUM_PORT: String(port),
      FORUM_LOCAL_PORT: String(localPort),
      ...settingsOf(place),
      FORUM_REHEARSAL_NOW: rehearsalMorning(),
      FORUM_LOG_LEVEL: 'warn',
      // All journeys come from this machine, and after twenty codes a network would have to pass a second picture.
      FORUM_VENUE_NETWORKS: '127.0.0.0/24',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const end = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, 15_000);
    await gone;
    clearTimeout(timer);
    process.off('exit', kill);
  };

  const deadline = Date.now() + PATIENCE;
  while (!(await isReady(origin))) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      await pause(100);
      continue;
    }
    await end();
    throw new Error(`The server did not start:\n${said}`);
  }
  return { origin, localOrigin, pid: child.pid ?? 0, end };
}

/** A setting of the developer's shell must not reach the journeys' server. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const mine = ([name]: [string, unknown]) => !name.startsWith('FORUM_') && name !== 'DATABASE_URL';
  return Object.fromEntries(Object.entries(environment).filter(mine));
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
