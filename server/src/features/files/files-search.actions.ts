import { setImmediate as immediate } from 'node:timers/promises';
import type { findInFile as findCall, FoundFile, searchFiles as searchCall } from 'contract/calls/files';
import { fileTypes, type FileCategory, type FileType } from 'contract/file-categories';
import type { Language } from 'contract/languages';
import { searchMissing } from 'contract/refusals/files';
import { furthestPlace } from 'contract/search-limits';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { stemsOf } from './files-index.store.ts';
import { excerptOf, marksIn, placesOf, wordsLike, type Cut } from './files-marks.rules.ts';
import { tokensOf, type Token } from './files-index.rules.ts';
import { stagesOf, typedQuery, wordsToStem, type Stage, type StemOf } from './files-query.rules.ts';
import { filesFound, pagesFound, pageTexts, type Hit } from './files-search.store.ts';
import { contentFor } from './files.actions.ts';
import { countsByType, filesAtOnce, rowAsSeen, type Seen } from './files.rules.ts';
import { filesSeen } from './files.store.ts';

type Asking = { db: Database; viewer: Viewer; language: Language };
type Wanted = {
  text: string;
  category?: FileCategory | undefined;
  type?: FileType | undefined;
  order: 'best' | 'newest';
  from: number;
  limit: number;
  /** Whether all words have to be there, as words. */
  isStrict?: boolean;
};

export async function searchFiles(context: Context<typeof searchCall>) {
  const { timeZone } = await currentForum(context.db);
  const found = await findFiles(context, { ...context.body, limit: filesAtOnce });
  if (!found) refuse(searchMissing);
  return { timeZone, ...found };
}

/** What the viewer may see of the files that have the text, also for the one box; undefined if nothing was typed. */
export async function findFiles(
  asking: Asking,
  { text, category, type, order, from, limit, isStrict = false }: Wanted,
) {
  const { db, viewer, language } = asking;
  const stages = await stagesFor(db, text, { isStrict });
  if (!stages) return undefined;
  const wanted = { viewer: shownAs(viewer), category, endings: type && fileTypes[type], order, from, limit };
  const search = firstFound(
    stages,
    (one) => filesFound(db, one, wanted),
    ({ counts }) => counts.length > 0,
  );
  const [{ timeZone }, found] = await Promise.all([currentForum(db), search]);
  const types = countsByType(found?.counts ?? []);
  const total = type ? types[type] : Object.values(types).reduce((all, one) => all + one, 0);
  const items = found ? await asFound(asking, found.hits, found.stage, { language, timeZone }) : [];
  return { total, types, items, more: total > from + limit && from + limit <= furthestPlace };
}

export async function findInFile(context: Context<typeof findCall>) {
  const { db, body } = context;
  const media = await contentFor(context, body);
  const stages = await stagesFor(db, body.text);
  if (!stages) refuse(searchMissing);
  const found = await firstFound(
    stages,
    async (one) => ({ numbers: await pagesFound(db, media, one) }),
    ({ numbers }) => numbers.length > 0,
  );
  if (!found) return { pages: [] };
  const { stage, numbers } = found;
  const mostOnPage = Math.min(mostMarks.onPage, Math.ceil(mostMarks.inFile / numbers.length));
  const pages = [];
  // A long book takes a while, in which others are answered as well, and its words fill a lot of memory.
  for (let at = 0; at < numbers.length; at += pagesAtOnce) {
    const some = await pageTexts(db, media, numbers.slice(at, at + pagesAtOnce));
    pages.push(...(await marksOnPages(db, some, stage, mostOnPage)));
    await immediate();
  }
  return { pages };
}

const pagesAtOnce = 10;
/** Where there is more of it, nobody looks at one after the other; every page that has it keeps its share. */
const mostMarks = { onPage: 200, inFile: 4_000 };

type PageTexts = Awaited<ReturnType<typeof pageTexts>>;

async function marksOnPages(db: Database, some: PageTexts, stage: Stage, most: number) {
  const cut = cutOnce();
  const stemOf = await stemsIn(
    db,
    stage,
    some.map(({ text }) => text),
    cut,
  );
  return some.map(({ number, text, places }) => {
    const found = marksIn(text, stage, stemOf, cut).slice(0, most);
    const marks = found.map(([begin, end]): [number, number] => [begin, end]);
    return { number, marks, places: marks.map((mark) => placesOf(mark, places)) };
  });
}

async function stagesFor(db: Database, text: string, how: { isStrict?: boolean } = {}): Promise<Stage[] | undefined> {
  const typed = typedQuery(text);
  if (!typed) return undefined;
  const stems = await stemsOf(db, wordsToStem(typed));
  return stagesOf(typed, (word) => stems.get(word), how);
}

async function firstFound<T>(
  stages: readonly Stage[],
  look: (stage: Stage) => Promise<T>,
  isAny: (found: T) => boolean,
): Promise<(T & { stage: Stage }) | undefined> {
  for (const stage of stages) {
    const found = await look(stage);
    if (isAny(found)) return { ...found, stage };
  }
  return undefined;
}

/** The stems of the words that may be marked, in one query for all texts. */
async function stemsIn(db: Database, stage: Stage, texts: readonly string[], cut: Cut): Promise<StemOf> {
  const stems = await stemsOf(
    db,
    texts.flatMap((text) => wordsLike(text, stage, cut)),
  );
  return (word) => stems.get(word);
}

/** Each text is cut into words once, for their stems and for its marks. */
function cutOnce(): Cut {
  const known = new Map<string, readonly Token[]>();
  return (text) => {
    const tokens = known.get(text) ?? tokensOf(text);
    known.set(text, tokens);
    return tokens;
  };
}

async function asFound({ db, viewer, language }: Asking, hits: readonly Hit[], stage: Stage, seen: Seen) {
  const ids = hits.map(({ id }) => id);
  const all = await filesSeen(db, shownAs(viewer), ids);
  const files = new Map(all.map((file) => [file.id, file]));
  const say = inLanguage(language);
  const cut = cutOnce();
  const titles = all.map(({ title }) => say(title));
  const texts = hits.flatMap(({ hasWord, text }) => (hasWord && text) || []);
  const stemOf = await stemsIn(db, stage, [...titles, ...texts], cut);
  const marked = (text: string, way: Stage) =>
    marksIn(text, way, stemOf, cut).map(([from, to]): [number, number] => [from, to]);
  // A page without the words is not cut into words, which takes longer than anything else here.
  const lettersAlone = stage.letters === undefined ? stage : { letters: stage.letters };
  return hits.flatMap(({ id, pages, hasWord, number, name, text }): FoundFile[] => {
    const file = files.get(id);
    if (!file) return [];
    const marks = text === null ? [] : marked(text, hasWord ? stage : lettersAlone);
    const best = number === null || text === null ? null : { number, name, ...asAnswer(excerptOf(text, marks)) };
    return [{ ...rowAsSeen(file, seen), titleMarks: marked(say(file.title), stage), best, pagesFound: pages }];
  });
}

function asAnswer({ excerpt, marks }: ReturnType<typeof excerptOf>) {
  return { excerpt, marks: marks.map(([from, to]): [number, number] => [from, to]) };
}
