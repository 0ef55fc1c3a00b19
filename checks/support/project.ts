import { dirname, join } from 'node:path/posix';
import { textFiles } from './files.ts';

/** The project as the checks of the specification see it; a planted one is just a value. */
export type Project = {
  /** The text of a file; undefined if there is none. */
  text: (path: string) => string | undefined;
  /** What a file exports. */
  load: (path: string) => Promise<Record<string, unknown>>;
};

export function projectAt(root: string): Project {
  const texts = new Map(textFiles(root).map(({ path, text }) => [path, text]));
  return {
    text: (path) => texts.get(path),
    load: async (path) => (await import(join(root, path))) as Record<string, unknown>,
  };
}

/** `path#name` as its two parts; a path alone has no name. */
export function parted(place: string): [path: string, name: string] {
  const [path = '', ...name] = place.split('#');
  return [path, name.join('#')];
}

/** The value of `path#export`, or of `path#export.part.part`; undefined if it is not there. */
export async function valueAt(project: Project, place: string): Promise<unknown> {
  const [path, name] = parted(place);
  if (project.text(path) === undefined) return undefined;
  return partOf(await project.load(path), name);
}

export function partOf(value: unknown, name: string): unknown {
  return name.split('.').reduce((whole, part) => (whole as Record<string, unknown> | undefined)?.[part], value);
}

/** Why no test shows a thing: none is named, or one that is named is not there any more or has another name. */
export function testProblems(project: Project, what: string, tests: readonly string[]): string[] {
  if (tests.length === 0) return [`${what}: no test shows it`];
  return tests.flatMap((test) => {
    const [path, name] = parted(test);
    const asTest = new RegExp(`\\(\\s*(['"\`])${escaped(name)}\\1,`);
    return asTest.test(project.text(path) ?? '') ? [] : [`${what}: ${path} has no test “${name}”`];
  });
}

/** The text of tests, together with the screens that journeys see through. */
export function textsOfTests(project: Project, tests: readonly string[]): string {
  return tests
    .map((test) => parted(test)[0])
    .flatMap((path) => [path, ...screensOf(path, project.text(path) ?? '')])
    .map((path) => project.text(path) ?? '')
    .join('\n');
}

function screensOf(path: string, text: string): string[] {
  return [...text.matchAll(/from '(\.[^']*\/screens\/[^']+)'/g)].map(([, from = '']) => join(dirname(path), from));
}

/** What one list has and the other does not. */
export function differences(specified: readonly string[], existing: readonly string[], what: string): string[] {
  return [
    ...specified.filter((one) => !existing.includes(one)).map((one) => `${what} ${one} has no case`),
    ...existing.filter((one) => !specified.includes(one)).map((one) => `${what} ${one} is not in the specification`),
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
