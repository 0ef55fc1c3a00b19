import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectFiles, root } from '../scripts/folders.ts';
import { cruise, FEATURE_CYCLE, reachedAtRunTime, roots } from './support/cruise.ts';
import { company, planted, soundTree } from './support/planted-imports.ts';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
// Planted files break this rule too, because no entry leads to them.
const LEFT_OVER = 'nothing-left-over';
const phoneEntry = /^web\/src\/(main|entry)\.tsx?$/;
const becomesFlags = /^contract\/src\/calls\//;

function treeOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'forum-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync('../contract', join(folder, 'node_modules', 'contract'));
  return folder;
}

describe('the project', () => {
  const cruised = cruise(root);

  test('keeps every import rule', () => {
    expect(cruised.violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([]);
  });

  test('is read as a whole: no file and no import is overlooked', () => {
    const bySource = new Map(cruised.modules.map((module) => [module.source, module]));
    const files = projectFiles(`{${roots.join(',')}}/**/*.{ts,tsx,mjs}`);
    const overlooked = files.flatMap((file) => {
      const seen = bySource.get(file);
      if (!seen) return [file];
      const imports = [
        ...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export) [^;'"]*from '([^']+)';$/gm),
      ];
      return imports
        .filter(([, name]) => !seen.dependencies.some((one) => one.module === name?.replace(/^node:/, '')))
        .map(([line]) => `${file}: ${line}`);
    });
    expect(files.length).toBeGreaterThan(0);
    expect(overlooked).toEqual([]);
  });

  test('brings no schema library to a phone, not even through the contract', () => {
    const reached = reachedAtRunTime(cruised.modules, phoneEntry, becomesFlags);
    expect([...reached].filter((source) => source.includes('node_modules/zod/'))).toEqual([]);
  });
});

describe('planted violations', () => {
  test('every rule has one', () => {
    const names = new Set(planted.map(({ rule }) => rule));
    expect([...names].toSorted()).toEqual([FEATURE_CYCLE, ...rules.forbidden.map(({ name }) => name)].toSorted());
  });

  test('a sound tree keeps every rule', () => {
    const { violations } = cruise(treeOf(soundTree));
    expect(violations.filter(({ rule }) => rule !== LEFT_OVER)).toEqual([]);
  });

  test('each is found under the name of its rule, and under no other', () => {
    const files = Object.fromEntries(planted.map(({ from, text }) => [from, text]));
    const { violations } = cruise(treeOf({ ...soundTree, ...company, ...files }));
    const found = new Set(violations.map(({ rule, from }) => `${from} breaks ${rule}`));
    const expected = planted.map(({ rule, from }) => `${from} breaks ${rule}`);
    const hanging = planted.map(({ from }) => `${from} breaks ${LEFT_OVER}`);
    expect(expected.filter((one) => !found.has(one))).toEqual([]);
    const surplus = [...found].filter((one) => !expected.includes(one) && !hanging.includes(one));
    expect(surplus.filter((one) => planted.some(({ from }) => one.startsWith(`${from} `)))).toEqual([]);
  });

  test('a schema library that comes through the contract is found', () => {
    const leak = { 'contract/src/languages.ts': "import { it } from 'zod';\nexport { it };\n" };
    const { modules } = cruise(treeOf({ ...soundTree, ...leak }));
    const reached = reachedAtRunTime(modules, phoneEntry, becomesFlags);
    expect([...reached].filter((source) => source.includes('node_modules/zod/'))).toEqual([
      'node_modules/zod/index.js',
    ]);
  });
});
