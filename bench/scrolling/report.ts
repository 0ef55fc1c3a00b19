import { countedRuns, isVoid, judge, limitBare, limitDropped, type Run } from '../scrolling-limits.ts';
import { printTable } from '../table.ts';
import { type Verdict, round } from '../verdict.ts';
import { slowDown } from './measure.ts';

type Measuring = { what: string; runs: readonly Run[]; blank: number };

/** Prints the runs of one page and judges them. */
export function reportScrolling({ what, runs, blank }: Measuring): { verdict: Verdict; ofLimit: number } {
  const { verdict, app, bare } = judge(runs);
  printTable(
    [`scrolling ${what} at ${slowDown}× slow-down`, 'frames dropped', 'of a page without a script', ''],
    [
      ...runs.map((run, index) => [
        `run ${index + 1}`,
        percent(run.app),
        percent(run.bare),
        isVoid(run) ? `void: the bare page drops over ${percent(limitBare)}` : '',
      ]),
      ['median of those that count', percent(app), percent(bare), verdict],
      ['moments with a gap', percent(blank), '', ''],
    ],
  );
  if (verdict === 'void')
    console.log(`VOID: of ${runs.length} runs fewer than ${countedRuns} count. This machine drops frames by itself.`);
  if (verdict === 'failed') console.log(`FAILED: the app drops more than ${percent(limitDropped)} of its frames.`);
  return { verdict, ofLimit: round(app / limitDropped) };
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}
