import { dirname, normalize } from 'node:path/posix';
import type { File } from './files.ts';

/** The differences of two lists that should be the same, as sentences. */
function differences(documented: string[], existing: string[], what: string): string[] {
  const said = new Set(documented);
  const there = new Set(existing);
  return [
    ...[...there].filter((name) => !said.has(name)).map((name) => `${what} ${name} is not documented`),
    ...[...said].filter((name) => !there.has(name)).map((name) => `${what} ${name} is documented and does not exist`),
  ].toSorted();
}

function textOf(files: File[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

function documents(files: File[]): File[] {
  return files.filter(({ path }) => /^(README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/.*\.md$/.test(path));
}

export function scriptProblems(files: File[]): string[] {
  const { scripts = {} } = JSON.parse(textOf(files, 'package.json')) as { scripts?: Record<string, string> };
  const named = documents(files).flatMap(({ text }) => [
    ...all(text, /\bnpm run ([\w:-]+)/g),
    ...all(text, /\bnpm (test|start)\b/g),
  ]);
  const guide = textOf(files, 'README.md') + textOf(files, 'CONTRIBUTING.md');
  const introduced = [...all(guide, /\bnpm run ([\w:-]+)/g), ...all(guide, /\bnpm (test|start)\b/g)];
  const unknown = named.filter((name) => !(name in scripts));
  return differences([...introduced, ...unknown], Object.keys(scripts), 'script');
}

export function settingProblems(files: File[], settings: string[]): string[] {
  const rows = all(textOf(files, 'docs/operations.md'), /^\| *`((?:FORUM_|DATABASE_)[A-Z\d_]+)`/gm);
  return differences(rows, settings, 'setting');
}

export function routeProblems(files: File[]): string[] {
  const address = /['"`](\/pages\/[\w/-]+)['"`]/g;
  const documented = all(textOf(files, 'docs/routes.md'), address);
  return differences(documented, all(textOf(files, 'web/src/routes.ts'), address), 'route');
}

type Package = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

export function dependencyProblems(files: File[]): string[] {
  const packages = files.filter(({ path }) => /^([a-z0-9-]+\/)?package\.json$/.test(path));
  const used = packages.flatMap(({ text }) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Package;
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  const rows = all(textOf(files, 'docs/dependencies.md'), /^(?:\||-) *`((?:@[\w.-]+\/)?[\w.-]+)`/gm);
  return differences(rows, used, 'dependency');
}

export function versionProblems(files: File[]): string[] {
  return files
    .filter(({ path }) => /^([a-z0-9-]+\/)?package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Package;
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version} is not one exact version`);
    });
}

/** Relative links that lead nowhere. `files` holds only texts, so `exists` looks for pictures and folders. */
export function linkProblems(files: File[], exists: (path: string) => boolean): string[] {
  return documents(files).flatMap(({ path, text }) =>
    all(withoutCode(text), /\]\(([^)\s]+)\)/g)
      .filter((target) => !/^([a-z]+:|#|\/)/.test(target))
      .filter((target) => !exists(normalize(`${dirname(path)}/${target.replace(/#.*$/, '')}`)))
      .map((target) => `${path}: ${target} leads nowhere`),
  );
}

function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
}
