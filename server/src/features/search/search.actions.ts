import { foundAtOnce, type find, type FindGroup, type Found } from 'contract/calls/search';
import { findGroups } from 'contract/search-limits';
import { searchMissing } from 'contract/refusals/files';
import { hitsOf, isExactMatch, searchNames } from 'contract/rules/name-search';
import type { DelegateRow } from 'contract/calls/delegates';
import type { Context } from '../../platform/http/binding.ts';
import type { Searched } from '../../platform/content/searched.rules.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { questionsToSearch } from '../about/about-questions.actions.ts';
import { meetingsToSearch } from '../agenda/agenda-search.actions.ts';
import { delegatesToSearch } from '../delegates/delegates.actions.ts';
import { findFiles } from '../files/files-search.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { newsToSearch } from '../news/news-search.actions.ts';
import { outletsToSearch, partnersToSearch } from '../partners/partners.actions.ts';
import { beginningOf, bestOf, excerptOf, marked, wordsOf } from './search.rules.ts';

type FindContext = Pick<Context<typeof find>, 'viewer' | 'body' | 'db' | 'language' | 'services'>;
type Asking = Omit<FindContext, 'body'> & {
  typed: string;
  terms: readonly string[];
  /** How many of a group are shown. */
  most: number;
};
type Group<Name extends FindGroup> = (asking: Asking) => Promise<NonNullable<Found[Name]>>;

/** Each asks its feature for what this viewer sees, so that nothing else is found, counted or put in order. */
const groups: { [Name in FindGroup]?: Group<Name> } = {
  meetings: findMeetings,
  delegates: (asking) => findDelegates(asking),
  partners: findPartners,
  media: findOutlets,
  news: findNews,
  files: findInFiles,
  questions: findQuestions,
};

export async function findAnything({ body, ...context }: FindContext) {
  const { text: typed, only } = body;
  const terms = wordsOf(typed);
  if (terms.length === 0) refuse(searchMissing);
  const { timeZone } = await currentForum(context.db);
  const asking = { ...context, typed, terms, most: only ? foundAtOnce.one : foundAtOnce.each };
  const found: Found = {};
  for (const name of only ? [only] : findGroups) await fill(found, name, asking);
  // A name that was mistyped is guessed only where nothing else is found.
  if (Object.keys(found).length === 0 && (!only || only === 'delegates')) {
    const guessed = await findDelegates(asking, { mayGuess: true });
    if (guessed.total > 0) found.delegates = guessed;
  }
  return { timeZone, found };
}

async function fill<Name extends FindGroup>(found: Found, name: Name, asking: Asking) {
  const group: Found[Name] = await groups[name]?.(asking);
  if (group && group.total > 0) found[name] = group;
}

/** The best of what has all words, as it is shown. */
function best<One, Shown>(
  { rows, shown }: { rows: readonly Searched<One>[]; shown(one: One): Shown },
  { terms, most }: Asking,
): { total: number; shown: Shown[] } {
  const found = bestOf(rows, terms);
  return { total: found.length, shown: found.slice(0, most).map(shown) };
}

async function findMeetings(asking: Asking) {
  const { total, shown } = best(await meetingsToSearch(asking), asking);
  const { terms } = asking;
  return {
    total,
    items: shown.flat().map(({ title, about, ...meeting }) => ({
      ...meeting,
      title: marked(title, terms),
      excerpt: excerptOf(about, terms),
    })),
  };
}

async function findDelegates(asking: Asking, { mayGuess = false } = {}) {
  const { typed, most } = asking;
  const all = searchNames(await delegatesToSearch(asking), typed);
  const isGuessed = all[0] !== undefined && !isExactMatch(all[0], typed);
  const found = isGuessed && !mayGuess ? [] : all;
  return { total: found.length, items: found.slice(0, most).map((row) => delegateFound(row, typed)) };
}

/** Marks in the other language are not shown: nobody sees there why the person was found. */
function delegateFound(row: DelegateRow, typed: string) {
  const { id, name, title, organisation, photo } = row;
  const hits = hitsOf(row, typed);
  const marksIn = (field: 'name' | 'title' | 'organisation') =>
    hits
      .filter((hit) => hit.field === field && !hit.other)
      .flatMap(({ marks }) => marks.map(([from, to]): [number, number] => [from, to]));
  return {
    ...{ id, photo },
    name: { text: name, marks: marksIn('name') },
    title: { text: title, marks: marksIn('title') },
    organisation: organisation === null ? null : { text: organisation, marks: marksIn('organisation') },
  };
}

async function findPartners(asking: Asking) {
  const { total, shown } = best(await partnersToSearch(asking), asking);
  const { terms } = asking;
  return {
    total,
    items: shown.map(({ id, name, about }) => ({
      id,
      name: marked(name, terms),
      excerpt: excerptOf(about, terms) ?? beginningOf(about),
    })),
  };
}

async function findOutlets(asking: Asking) {
  const { total, shown } = best(await outletsToSearch(asking), asking);
  return { total, items: shown.map(({ name, ...outlet }) => ({ ...outlet, name: marked(name, asking.terms) })) };
}

async function findNews(asking: Asking) {
  const { total, shown } = best(await newsToSearch(asking), asking);
  const { terms } = asking;
  return {
    total,
    items: shown.map(({ title, about, ...item }) => ({
      ...item,
      title: marked(title, terms),
      excerpt: excerptOf(about, terms),
    })),
  };
}

/** Here, where much else is found, a file has to have all words. */
async function findInFiles(asking: Asking) {
  const { typed: text, most: limit } = asking;
  const found = await findFiles(asking, { text, order: 'best', from: 0, limit, isStrict: true });
  return { total: found?.total ?? 0, items: found?.items ?? [] };
}

async function findQuestions(asking: Asking) {
  const { total, shown } = best(await questionsToSearch(asking), asking);
  const { terms } = asking;
  return {
    total,
    items: shown.map(({ id, question, answer }) => ({
      id,
      question: marked(question, terms),
      excerpt: excerptOf([answer], terms) ?? beginningOf([answer]),
    })),
  };
}
