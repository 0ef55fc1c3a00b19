import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { findMiniBrowser } from '../../../scripts/other-engines.ts';
import { type Engine, phone } from './engine.ts';
import { startProbe } from './probe.ts';
import { startScreen } from './virtual-screen.ts';
import { newSession } from './web-driver.ts';

// Otherwise the buttons above the page would make the window wider than a phone.
const smallButtons = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 4px; }';

/** WebKitGTK's own small browser, driven by WebKitWebDriver. */
export async function startWebKit(origin: string): Promise<Engine> {
  const [probe, screen, port] = [await startProbe(origin), await startScreen(), await freePort()];
  const config = mkdtempSync(join(tmpdir(), 'forum-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), smallButtons);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_SCALE: '2',
      XDG_CONFIG_HOME: config,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const end = async () => {
    driver.kill();
    await Promise.all([probe.stop(), screen.stop()]);
    rmSync(config, { recursive: true, force: true });
  };
  const session = await begin().catch(async (problem: unknown) => {
    await end();
    throw problem;
  });
  return {
    open: (path) => session.open(`${probe.origin}${path}`),
    evaluate: session.evaluate,
    problems: () => session.evaluate(() => window.problems ?? ['the page was opened without the probe']),
    picture: session.picture,
    async close() {
      // A driver that is gone already must not hide why.
      await session.end().catch(() => undefined);
      await end();
    },
  };

  async function begin() {
    const begun = await newSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    });
    await begun.resize(phone);
    return begun;
  }
}
