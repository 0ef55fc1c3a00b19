import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFromOutside, limitsForProcess } from './own-process.ts';
import type { Said } from './watched-process.ts';

export type KeptLimits = {
  megabytes: number;
  /** For one piece of work. */
  milliseconds: number;
  /** A process that has more after its work is ended: what a library keeps would count against the next work. */
  keptMegabytes: number;
  /** A process that nobody has used for so long is ended. */
  keptMilliseconds: number;
};

/** On a busy machine a process needs some seconds until it looks at its first work. */
const starting = 20_000;

/**
 * Does pieces of work in a process with limits, one after the other; undefined if the process was ended at a limit.
 * Starting one takes longer than most pictures do, so that it is kept. It sees no setting of the server.
 */
export function keptProcess<Work extends object, Made>(script: URL, limits: KeptLimits) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function started(): ChildProcess {
    const { env, execArgv } = limitsForProcess({ ...limits, sending: Infinity });
    const stdio: ('ignore' | 'ipc')[] = ['ignore', 'ignore', 'ignore', 'ipc'];
    const one = fork(fileURLToPath(script), [], { env, execArgv, stdio, serialization: 'advanced' });
    const end = () => void one.kill('SIGKILL');
    process.on('exit', end);
    one.once('exit', () => {
      process.off('exit', end);
      if (child === one) child = undefined;
    });
    return one;
  }

  function endAtRest() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function run(work: Work): Promise<Made | undefined> {
    clearTimeout(idle);
    // One that ended before it looked at the work says nothing of it.
    const first = await sentTo<Made>((child ??= started()), work, limits.milliseconds);
    const outcome =
      first === 'not begun' ? await sentTo<Made>((child ??= started()), work, limits.milliseconds) : first;
    if (outcome === 'not begun') throw new Error('a process could not be started');
    if (outcome === 'ended') return undefined;
    if (outcome.megabytes > limits.keptMegabytes) endAtRest();
    else idle = setTimeout(endAtRest, limits.keptMilliseconds).unref();
    return outcome.made;
  }

  return (work: Work): Promise<Made | undefined> => {
    const mine = last.then(() => run(work));
    last = mine.catch(() => undefined);
    return mine;
  };
}

type Outcome<Made> = Exclude<Said<Made>, 'begun'> | 'ended' | 'not begun';

/** The server waits for its work, and for nothing of a process that is at rest. */
async function sentTo<Made>(child: ChildProcess, work: object, milliseconds: number): Promise<Outcome<Made>> {
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds + starting);
  child.ref();
  child.channel?.ref();
  try {
    return await outcomeOf<Made>(child, work);
  } finally {
    clearTimeout(timer);
    child.unref();
    child.channel?.unref();
  }
}

function outcomeOf<Made>(child: ChildProcess, work: object): Promise<Outcome<Made>> {
  let hasBegun = false;
  const heard = new AbortController();
  return new Promise<Outcome<Made>>((resolve, reject) => {
    const hear = (said: unknown) => {
      if (said === 'begun') hasBegun = true;
      else resolve(said as Exclude<Said<Made>, 'begun'>);
    };
    const end = (_code: number | null, signal: NodeJS.Signals | null) => {
      if (isFromOutside(signal)) reject(new Error('the work of a process was stopped'));
      else resolve(hasBegun ? 'ended' : 'not begun');
    };
    child.on('message', hear).on('exit', end).on('error', reject);
    heard.signal.addEventListener('abort', () => child.off('message', hear).off('exit', end).off('error', reject));
    // What cannot be sent meets a process that ends, and its end is heard.
    child.send(work, () => undefined);
  }).finally(() => heard.abort());
}
