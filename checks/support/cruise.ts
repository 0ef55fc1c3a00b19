import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, root } from '../../scripts/folders.ts';

type Dependency = { module: string; resolved: string; dependencyTypes: string[] };
export type Module = { source: string; dependencies: Dependency[] };
type Violation = { rule: string; from: string; to: string };
export type Cruised = { modules: Module[]; violations: Violation[] };

export const roots = ['contract', 'server', 'web', 'console', 'e2e', 'bench', 'scripts', 'checks'];

type Answer = {
  modules: Module[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

/** Checks every import below a folder against the project's rules. */
export function cruise(folder: string): Cruised {
  const config = join(root, '.dependency-cruiser.cjs');
  const present = roots.filter((name) => existsSync(join(folder, name)));
  const ran = spawnSync(join(binaries, 'depcruise'), ['--config', config, '--output-type', 'json', ...present], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 200 * 1024 * 1024,
  });
  if (!ran.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${ran.stderr}`);
  const { modules, summary } = JSON.parse(ran.stdout) as Answer;
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules, violations: [...violations, ...featureCycles(modules)] };
}

export const FEATURE_CYCLE = 'features-form-no-cycle';

/**
 * Features of the server that import each other can only be read and changed together. This finds such cycles, because
 * dependency-cruiser knows only cycles of files. Tests may import any feature.
 */
function featureCycles(modules: Module[]): Violation[] {
  const featureOf = (path: string) => /^server\/src\/features\/([^/]+)\/.*(?<!\.test)\.ts$/.exec(path)?.[1];
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [featureOf(source), featureOf(resolved)];
      return from && to && from !== to ? [{ from, to, source, resolved }] : [];
    }),
  );
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    seen.add(from);
    return imports.some((one) => one.from === from && !seen.has(one.to) && leadsTo(one.to, to, seen));
  };
  return imports
    .filter(({ from, to }) => leadsTo(to, from))
    .map(({ source, resolved }) => ({ rule: FEATURE_CYCLE, from: source, to: resolved }));
}

/** The files that a phone loads because of `entry`. Types vanish, and calls become flags in the build. */
export function reachedAtRunTime(modules: Module[], entry: RegExp, replaced: RegExp): Set<string> {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reached = new Set<string>();
  const visit = (source: string) => {
    if (reached.has(source)) return;
    reached.add(source);
    if (replaced.test(source)) return;
    for (const { resolved, dependencyTypes } of bySource.get(source)?.dependencies ?? [])
      if (!dependencyTypes.includes('type-only')) visit(resolved);
  };
  for (const { source } of modules) if (entry.test(source)) visit(source);
  return reached;
}
