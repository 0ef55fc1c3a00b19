import type { Both, TextCase } from '../specification/shapes.ts';
import { differences, parted, type Project, testProblems, textsOfTests, valueAt } from './project.ts';

type Cases = Readonly<Record<string, readonly TextCase[]>>;

/** Each text is carried in both languages by what its case names, and by nothing else, and tests show both. */
export async function textProblems(
  project: Project,
  specified: readonly string[],
  cases: Cases,
  carriers: ReadonlyMap<string, Both>,
): Promise<string[]> {
  const each = Object.entries(cases).flatMap(([text, ofText]) => ofText.map((one) => ({ en: text, ...one })));
  const covered = Object.keys(cases).filter((text) => cases[text]?.some(({ carriedBy }) => carriedBy.length > 0));
  const problems = await Promise.all(
    each.map(async (one) => [
      ...(await Promise.all(one.carriedBy.map((place) => whyNotCarried(project, place, one)))).flat(),
      ...notShown(project, one),
      ...testProblems(project, one.en, one.shownBy),
    ]),
  );
  const named = new Set(each.flatMap(({ carriedBy }) => carriedBy));
  const forgotten = [...carriers]
    .filter(([place, { en }]) => !named.has(place) && each.some((one) => beginsWith(en, one.en)))
    .map(([place, { en }]) => `${place} says “${en}” and is in no case`);
  return [...differences(specified, covered, 'text'), ...problems.flat(), ...forgotten];
}

type Wanted = TextCase & Both;

async function whyNotCarried(project: Project, place: string, { en, zh }: Wanted): Promise<string[]> {
  const [path, name] = parted(place);
  const text = project.text(path);
  if (text === undefined) return [`${path} is gone`];
  if (!name) return text.includes(`'${en}'`) ? [] : [`${path} does not say ‘${en}’`];
  const said = wordsOf(await valueAt(project, place));
  if (!said) return [`${place} is gone`];
  return beginsWith(said.en, en) && beginsWith(said.zh, zh) ? [] : [`${place} says “${said.en}”, “${said.zh}”`];
}

/** A test that shows a text has it in both languages. */
function notShown(project: Project, { en, zh, shownBy }: Wanted): string[] {
  const shown = textsOfTests(project, shownBy);
  return [en, zh].filter((text) => !shown.includes(text)).map((text) => `${en}: no test named for it shows “${text}”`);
}

/** An explaining sentence may follow the specification's words. */
function beginsWith(whole: string, beginning: string): boolean {
  return whole.startsWith(beginning) && !/^[\p{L}\p{N}]/u.test(whole.slice(beginning.length));
}

/** The two languages of a refusal or of a word; undefined for anything else. */
function wordsOf(value: unknown): Both | undefined {
  const { says = value } = (value ?? {}) as { says?: unknown };
  const { en, zh } = (says ?? {}) as Partial<Both>;
  return typeof en === 'string' && typeof zh === 'string' ? { en, zh } : undefined;
}

/** Every refusal and every word of the product by its place. */
export async function allWords(project: Project, paths: readonly string[]): Promise<Map<string, Both>> {
  const found = await Promise.all(
    paths.map(async (path) =>
      Object.entries(await project.load(path)).flatMap(([name, value]) => {
        const tables = Object.entries(value ?? {}).map(([word, said]) => [`${name}.${word}`, said] as const);
        return [[name, value] as const, ...tables].flatMap(([part, said]): [string, Both][] => {
          const words = part.endsWith('.says') ? undefined : wordsOf(said);
          return words ? [[`${path}#${part}`, words]] : [];
        });
      }),
    ),
  );
  return new Map(found.flat());
}
