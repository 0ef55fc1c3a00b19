import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/folders.ts';
import { settings } from '../server/src/platform/settings-and-defaults.ts';
import {
  dependencyProblems,
  linkProblems,
  routeProblems,
  scriptProblems,
  settingProblems,
  versionProblems,
} from './support/docs-rules.ts';
import { textFiles } from './support/files.ts';
import type { File } from './support/files.ts';

describe('the project', () => {
  const files = textFiles(root);

  test('documents every script, and none that does not exist', () => {
    expect(scriptProblems(files)).toEqual([]);
  });

  test('documents every setting, and none that does not exist', () => {
    expect(settingProblems(files, Object.keys(settings))).toEqual([]);
  });

  test('documents every route, and none that does not exist', () => {
    expect(routeProblems(files)).toEqual([]);
  });

  test('says of every dependency why it is there, and of no other', () => {
    expect(dependencyProblems(files)).toEqual([]);
  });

  test('names one exact version of every dependency', () => {
    expect(versionProblems(files)).toEqual([]);
  });

  test('has no link that leads nowhere', () => {
    expect(linkProblems(files, (path) => existsSync(join(root, path)))).toEqual([]);
  });
});

const file = (path: string, text: string): File => ({ path, text });
const packageFile = (content: object, path = 'package.json') => file(path, JSON.stringify(content));

describe('planted violations', () => {
  test('a script that is missing, and one that is not documented', () => {
    const scripts = packageFile({ scripts: { start: '', build: '', check: '' } });
    const readme = file('README.md', '`npm start`, then `npm run build`');
    const page = file('docs/operations.md', '`npm run backup` after `npm run check`');
    expect(scriptProblems([scripts, readme, page])).toEqual([
      'script backup is documented and does not exist',
      'script check is not documented',
    ]);
  });

  test('a setting that is missing, and one that is not documented', () => {
    const page = file('docs/operations.md', '| `FORUM_PORT` | 4000 |\n| `FORUM_OLD` | |\nsee `FORUM_OTHER`');
    expect(settingProblems([page], ['FORUM_PORT', 'DATABASE_URL'])).toEqual([
      'setting DATABASE_URL is not documented',
      'setting FORUM_OLD is documented and does not exist',
    ]);
  });

  test('a route that is missing, and one that is not documented', () => {
    const page = file('docs/routes.md', '| `/pages/index/index` | home |\n| `/pages/old/old` | |');
    const routes = file('web/src/routes.ts', "'/pages/index/index': home, '/pages/map/map': map");
    expect(routeProblems([page, routes])).toEqual([
      'route /pages/map/map is not documented',
      'route /pages/old/old is documented and does not exist',
    ]);
  });

  test('a dependency that is gone, and one that is not documented', () => {
    const page = file('docs/dependencies.md', '| `zod` | schemas |\n- `@old/thing` was nice\n');
    const packages = [
      packageFile({ name: 'forum', devDependencies: { '@swc/core': '1.15.0' } }),
      packageFile({ name: 'contract', dependencies: { zod: '4.6.7' } }, 'contract/package.json'),
    ];
    expect(dependencyProblems([page, ...packages])).toEqual([
      'dependency @old/thing is documented and does not exist',
      'dependency @swc/core is not documented',
    ]);
  });

  test('a version that may change by itself', () => {
    const dependencies = { a: '1.0.0', b: '1.0.0-beta.17', c: '^1.0.0', d: '*' };
    expect(versionProblems([packageFile({ dependencies })])).toEqual([
      'package.json: c ^1.0.0 is not one exact version',
      'package.json: d * is not one exact version',
    ]);
  });

  test('a link that leads nowhere', () => {
    const page = file('docs/a/b.md', '[x](../c.md#part) [y](gone.md) [z](https://a.example) [w](#here) `[v](code.md)`');
    expect(linkProblems([page], (path) => path === 'docs/c.md')).toEqual(['docs/a/b.md: gone.md leads nowhere']);
  });
});
