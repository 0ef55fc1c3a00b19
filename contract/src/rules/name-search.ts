import { matchIn, type Field, type FieldName, type Match } from './name-search-scores.ts';
import { endAfter, runsOf, type Run } from './name-words.ts';
import { spellingsOf } from './pinyin-and-initials.ts';
import { joined, type Mark } from './text-search.ts';
import { isSlipOf } from './typing-slips.ts';

/** The searchable fields of a person, in the language shown and in the other. */
export type Searchable = {
  name: string;
  title: string;
  organisation: string | null;
  other: { name: string | null; title: string | null; organisation: string | null };
  /** One syllable for each character of the Chinese name. */
  pinyin: string;
  rankOrder: number;
};
/** The matches in one field; `other` is true if they are in the text of the other language. */
export type Hit = { field: FieldName; other: boolean; marks: Mark[] };

// This is longer than any name, so that a text pasted by mistake takes no time.
const longest = 80;
const mostWords = 8;

const fields = new WeakMap<Searchable, Field[]>();

/**
 * The rows that contain every word of the query, best first; equal matches stay in the order of protocol. Slips are
 * forgiven only where nothing else is found.
 */
export function searchNames<Row extends Searchable>(rows: readonly Row[], query: string): Row[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = rowsWith(rows, words, bestMatch);
  return found.length > 0 ? found : rowsWith(rows, words, matchOrSlip);
}

/** Whether the row has every word as it was typed; of the rows found by a slip none has. */
export function isExactMatch(row: Searchable, query: string): boolean {
  return scoreOf(row, wordsOf(query), bestMatch) > 0;
}

function rowsWith<Row extends Searchable>(rows: readonly Row[], words: readonly Run[], matching: Matching): Row[] {
  return rows
    .map((row) => ({ row, score: scoreOf(row, words, matching) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.row.rankOrder - b.row.rankOrder)
    .map(({ row }) => row);
}

/** Prepares the rows, so that the first typed letter does not have to wait for all of them. */
export function readNames(rows: readonly Searchable[]): void {
  rows.forEach(fieldsOf);
}

/** The positions of each word of the query, for marking them on the page. */
export function hitsOf(row: Searchable, query: string): Hit[] {
  const hits = new Map<Field, Mark[]>();
  for (const word of wordsOf(query)) {
    const best = matchOrSlip(row, word);
    if (!best) continue;
    const { field, match } = inShownText(row, word, best.field) ?? best;
    hits.set(field, [...(hits.get(field) ?? []), ...match.marks]);
  }
  return Array.from(hits, ([{ name, other }, marks]) => ({ field: name, other, marks: joined(marks) }));
}

/** "Zhang" also matches 张. Visible text is marked rather than a reading that is not shown. */
function inShownText(row: Searchable, word: Run, { name, other }: Field) {
  const shown = other ? fieldsOf(row).find((field) => field.name === name && !field.other) : undefined;
  const match = shown && matchIn(shown, word);
  return match && { field: shown, match };
}

function wordsOf(query: string): Run[] {
  const typed = runsOf(query.slice(0, longest));
  const meant = typed.map(withoutHonorific).filter(({ text }) => text !== '');
  return (meant.length > 0 ? meant : typed).slice(0, mostWords);
}

const honorific = { latin: /^(mr|mrs|ms|dr|prof)$/, han: /(先生|女士|博士|教授)$/ };

/** People use titles when they speak of someone, but names are stored without them. */
function withoutHonorific(word: Run): Run {
  return { ...word, text: word.text.replace(word.han ? honorific.han : honorific.latin, '') };
}

type Found = { field: Field; match: Match };
type Matching = (row: Searchable, word: Run) => Found | undefined;

function scoreOf(row: Searchable, words: readonly Run[], matching: Matching): number {
  let sum = 0;
  for (const word of words) {
    const best = matching(row, word);
    if (!best) return 0;
    sum += best.match.score;
  }
  return sum;
}

function matchOrSlip(row: Searchable, word: Run): Found | undefined {
  return bestMatch(row, word) ?? slipMatch(row, word);
}

// Less than any word that was typed right.
const slipScore = 20;

function slipMatch(row: Searchable, { text: typed, han }: Run): Found | undefined {
  if (han) return undefined;
  for (const field of fieldsOf(row)) {
    const meant = field.name === 'name' ? field.words.find(({ text }) => isSlipOf(typed, text)) : undefined;
    if (meant) {
      const mark: Mark = [meant.at, endAfter(field.text, meant.at, meant.text.length)];
      return { field, match: { score: slipScore, marks: [mark] } };
    }
  }
  return undefined;
}

function bestMatch(row: Searchable, word: Run): Found | undefined {
  let best: Found | undefined;
  for (const field of fieldsOf(row)) {
    const match = matchIn(field, word);
    if (match && match.score > (best?.match.score ?? 0)) best = { field, match };
  }
  return best;
}

function fieldsOf(row: Searchable): Field[] {
  const known = fields.get(row);
  if (known) return known;
  const names = ['name', 'title', 'organisation'] as const;
  const made = names.flatMap((name) =>
    [row[name], row.other[name]].flatMap((text, i) => (text ? [fieldOf(name, i === 1, text, row.pinyin)] : [])),
  );
  fields.set(row, made);
  return made;
}

function fieldOf(name: FieldName, other: boolean, text: string, pinyin: string): Field {
  const runs = runsOf(text);
  const words = runs.filter((run) => !run.han);
  const han = runs.filter((run) => run.han);
  const syllables = name === 'name' && han.length > 0 ? pinyin.split(' ').filter(Boolean).map(spellingsOf) : [];
  return {
    ...{ name, other, text, words, syllables },
    parts: words.map((run) => [run.text]),
    han: han.map((run) => run.text).join(''),
    hanAt: han.flatMap((run) => placesOf(run)),
    parted: han.length > 1,
  };
}

function placesOf({ text, at }: Run): number[] {
  let place = at;
  return Array.from(text, (sign) => (place += sign.length) - sign.length);
}
