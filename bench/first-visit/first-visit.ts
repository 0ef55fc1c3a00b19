import { join } from 'node:path';
import { demoDelegate } from '../../e2e/support/demo-people.ts';
import { startServer } from '../../e2e/support/server.ts';
import { signIn, storageOf } from '../../e2e/support/signed-in.ts';
import { withBarePage } from '../bare-page.ts';
import { median } from '../median.ts';
import { printTable } from '../table.ts';
import { type Measured, round } from '../verdict.ts';
import {
  limits,
  limitScripts,
  overLimits,
  type PageName,
  slowDownFor,
  typical,
  verdictOf,
  type Visit,
} from './limits.ts';
import { scriptsUntilList } from './scripts-until-list.ts';
import { type Kept, visit } from './visit.ts';

const rounds = 3;
const addresses: Record<PageName, string> = {
  agenda: '/pages/meeting/meeting',
  delegates: '/pages/guest/guest',
  home: '/pages/index/index',
  login: '/pages/login/login',
  settings: '/pages/conf/conf',
  files: '/pages/search/search',
};
const names = Object.keys(addresses) as PageName[];

/**
 * First visits beside a page with only React, in one run. `FIRST_VISIT_CHECKOUT` names the folder of another checkout,
 * with its packages installed and its web app built, whose app and server are measured instead of these.
 */
export async function benchFirstVisit(): Promise<Measured> {
  const server = await (await otherServer())();
  try {
    const kept = keptBy(server.origin, await signIn(server.origin, demoDelegate('helena-thornquist')));
    const scripts = await scriptsUntilList(`${server.origin}/cdfH5${addresses.agenda}`, kept('agenda'), listOfAgenda);
    const visits = await withBarePage((bare) =>
      visitAll((name, slowDown) =>
        name === 'bare'
          ? visit(`${bare}/`, undefined, slowDown)
          : visit(`${server.origin}/cdfH5${addresses[name]}`, kept(name), slowDown),
      ),
    );
    return report(visits, scripts);
  } finally {
    await server.stop();
  }
}

const listOfAgenda = 'main a[href*="/pages/meeting/detail"]';

async function otherServer(): Promise<typeof startServer> {
  const checkout = process.env['FIRST_VISIT_CHECKOUT'];
  if (!checkout) return startServer;
  console.log(`measured: ${checkout}`);
  return ((await import(join(checkout, 'e2e/support/server.ts'))) as { startServer: typeof startServer }).startServer;
}

type Visits = Record<PageName | 'bare', Visit[]>;

/** One page after the other, several times, so that a busy moment is not all of one page. */
async function visitAll(open: (name: PageName | 'bare', slowDown: number) => Promise<Visit>): Promise<Visits> {
  const indexes: number[] = [];
  for (let time = 0; time < rounds; time += 1) indexes.push((await open('bare', 4)).benchmarkIndex);
  const slowDown = slowDownFor(median(indexes));
  console.log(`the processor is slowed ${slowDown.toFixed(1)} times: benchmarkIndex ${median(indexes).toFixed(0)}`);
  const visits: Visits = { bare: [], agenda: [], delegates: [], home: [], login: [], settings: [], files: [] };
  for (let time = 0; time < rounds; time += 1)
    for (const name of ['bare', ...names] as const) visits[name].push(await open(name, slowDown));
  return visits;
}

/** The login is opened by a phone on which the language is chosen and the notice agreed to. */
function keptBy(origin: string, session: Awaited<ReturnType<typeof signIn>>) {
  const [signedIn] = storageOf(session, origin, 'en').origins;
  const entries = signedIn?.localStorage ?? [];
  const agreed = entries.filter(({ name }) => ['language', 'isShowLangGuide'].includes(name));
  return (name: PageName): Kept => ({ origin, localStorage: name === 'login' ? agreed : entries });
}

function report(visits: Visits, scripts: { before: number; after: number }): Measured {
  const bare = typical(visits.bare);
  const pages = names.map((name) => ({ name, ...typical(visits[name]), limit: limits[name] }));
  printTable(
    ['first visit', "main-thread work, of React's", 'limit', 'blocks ms', 'limit', 'score', 'limit'],
    pages.map(({ name, mainThread, blocking, score, limit }) => [
      ...[name, (mainThread / bare.mainThread).toFixed(1), 'work' in limit ? String(limit.work) : ''],
      ...[blocking.toFixed(0), 'blocking' in limit ? String(limit.blocking) : ''],
      ...[score.toFixed(0), String(limit.score)],
    ]),
  );
  console.log(`bare React: ${bare.mainThread.toFixed(0)} ms, blocks ${bare.blocking.toFixed(0)}`);
  console.log(
    `script files until the agenda's list: ${scripts.before} of ${limitScripts}; ${scripts.after} in the 3 s after`,
  );
  const over = pages.flatMap((page) => overLimits(page, bare, page.limit).map((what) => `${page.name}: ${what}`));
  if (scripts.before > limitScripts) over.push(`${scripts.before} script files until the agenda's list`);
  const verdict = verdictOf(Object.values(visits).flat(), over);
  if (verdict === 'void') console.log('VOID: this machine is busy with something else.');
  for (const what of over) console.log(`${verdict === 'void' ? 'would have FAILED' : 'FAILED'}: ${what}`);
  console.log('');
  const figures = pages.flatMap(({ name, mainThread, blocking, score }) => [
    [`${name}Work`, round(mainThread / bare.mainThread)],
    [`${name}Blocking`, round(blocking)],
    [`${name}Score`, round(score)],
  ]);
  return { verdict, figures: verdict === 'void' ? {} : Object.fromEntries(figures) };
}
