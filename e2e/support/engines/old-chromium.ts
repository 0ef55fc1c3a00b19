import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { oldChromium, type OldVersion } from '../../../scripts/old-chromium.ts';
import { openProtocol } from './devtools-protocol.ts';
import { type Engine, type Evaluate, phone } from './engine.ts';

const switches = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'];
const PATIENCE = 60_000;

type Evaluated = {
  result: { value: never };
  exceptionDetails?: { text: string; exception?: { description?: string } };
};

/** An old Chromium, driven by the browser's own protocol: no library of today speaks to it any more. */
export function startOldChromium(version: OldVersion) {
  return async (origin: string): Promise<Engine> => {
    const profile = mkdtempSync(join(tmpdir(), 'forum-old-chromium-'));
    const folder = oldChromium(version);
    const browser = spawn(
      join(folder, 'chromium'),
      [...switches, '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      { env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: '/etc/fonts' }, stdio: 'ignore' },
    );
    const gone = once(browser, 'exit');
    const protocol = await openProtocol(await addressIn(profile));
    let problems: string[] = [];
    protocol.on('Runtime.exceptionThrown', ({ exceptionDetails }: Evaluated) => {
      problems.push(`page: ${exceptionDetails?.exception?.description ?? exceptionDetails?.text ?? ''}`);
    });
    protocol.on(
      'Runtime.consoleAPICalled',
      (call: { type: string; args: { value?: string; description?: string }[] }) => {
        if (call.type === 'error')
          problems.push(`console: ${call.args.map((one) => one.value ?? one.description).join(' ')}`);
      },
    );
    const evaluate: Evaluate = async (run, ...given) => {
      const expression = `(${run.toString()})(...${JSON.stringify(given)})`;
      const asked = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await protocol.ask<Evaluated>('Runtime.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
    await protocol.ask('Page.enable');
    await protocol.ask('Runtime.enable');
    await protocol.ask('Emulation.setDeviceMetricsOverride', { ...phone, deviceScaleFactor: 2, mobile: true });
    return {
      async open(path) {
        problems = [];
        const loaded = protocol.next('Page.loadEventFired');
        await protocol.ask('Page.navigate', { url: `${origin}${path}` });
        await loaded;
      },
      evaluate,
      problems: () => Promise.resolve(problems),
      picture: async () => {
        const { data } = await protocol.ask<{ data: string }>('Page.captureScreenshot');
        return Buffer.from(data, 'base64');
      },
      async close() {
        browser.kill('SIGKILL');
        await gone;
        rmSync(profile, { recursive: true, force: true });
      },
    };
  };
}

/** The browser writes its address down as soon as it listens. */
async function addressIn(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    if (Date.now() > deadline) throw new Error('the old Chromium did not start');
    await pause(100);
  }
}
