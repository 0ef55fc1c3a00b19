import { and, eq, inArray, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { FileCategory } from 'contract/file-categories';
import { isForViewer } from '../../platform/content/file-audience.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { plannedOnce } from '../../platform/database/planned-once.ts';
import { filePage, type forumFile } from '../../platform/database/tables/content/files.ts';
import type { ContentViewer } from '../../platform/viewer.ts';
import { around } from './files-index.rules.ts';
import type { Stage } from './files-query.rules.ts';

type Ending = (typeof forumFile.$inferSelect)['ending'];
/** A file that a stage found, on how many of its pages, and the best of them, which may have only the letters. */
export type Hit = {
  id: string;
  pages: number;
  hasWord: boolean;
  number: number | null;
  name: string | null;
  text: string | null;
};
/** How many files of each ending a stage found, and a piece of the list of those that are wanted. */
export type Found = { counts: { ending: Ending; count: number }[]; hits: Hit[] };
type Searching = {
  viewer: ContentViewer;
  category: FileCategory | undefined;
  /** Without them, files of every ending. */
  endings: readonly Ending[] | undefined;
  order: 'best' | 'newest';
  from: number;
  limit: number;
};

/** The pages that are shown: those of the former content until the new one is read. */
const shownPages = sql`case when forum_file.former_media_id is null
    or exists (select from file_reading where file_reading.media_id = forum_file.media_id)
  then forum_file.media_id else forum_file.former_media_id end`;

/** What makes one search another statement than the next. */
type Form = { order: Searching['order']; hasWords: boolean; letters: Letters | undefined };
/** Where letters inside words are looked for. */
type Letters = { inPieces: boolean; inPairs: boolean; inText: boolean };

/** Words come before letters inside words, titles before pages, and what stands closer together before what does not. */
export async function filesFound(db: Database, { words, letters }: Stage, wanted: Searching): Promise<Found> {
  const { viewer, category = null, endings: types, order, from, limit } = wanted;
  const near = letters === undefined ? undefined : around(letters);
  const { pieces = null, pairs = null } = near ?? {};
  const form = {
    ...{ order, hasWords: words !== undefined },
    letters: near && { inPieces: pieces !== null, inPairs: pairs !== null, inText: !near.isAll },
  };
  const [answer] = await searching(db, form, {
    ...{ viewerId: viewer.id ?? '', badge: viewer.badge, category, types: types ? JSON.stringify(types) : null },
    ...{ query: words?.query ?? null, letters: letters ?? null, pieces, pairs, from, limit },
  });
  return answer ?? { counts: [], hits: [] };
}

/** The places of the values. */
const given = {
  viewer: { id: sql.placeholder('viewerId'), badge: sql.placeholder('badge') },
  category: sql`${sql.placeholder('category')}::text`,
  types: sql`${sql.placeholder('types')}::jsonb`,
  query: sql`${sql.placeholder('query')}::tsquery`,
  letters: sql.placeholder('letters'),
  pieces: sql`${sql.placeholder('pieces')}::tsquery`,
  pairs: sql`${sql.placeholder('pairs')}::tsquery`,
};

const searching = plannedOnce<Found, Form>((form) => {
  const best = sql`title_rank > 0 desc, title_rank * 10 + page_rank desc, title_nth is not null desc,`;
  return sql`
    with seen as materialized (
      select forum_file.id, forum_file.ending, ${shownPages} as pages_of,
        row_number() over (order by forum_file.published_at desc, forum_file.id desc)::int as nth
      from forum_file where forum_file.is_published and ${isForViewer(given.viewer)}
        and (${given.category} is null or forum_file.category = ${given.category})),
    page_found as (${found(form, pages)}),
    title_found as (${found(form, titles)}),
    found as materialized (
      select seen.nth, seen.id, seen.ending, seen.pages_of, coalesce(page_found.rows, 0) as pages,
        ${numberIn(sql`page_found.best`)} as number, ${rankIn(sql`page_found.best`)} as page_rank,
        title_found.nth as title_nth, ${rankIn(sql`title_found.best`)} as title_rank
      from seen left join page_found on page_found.nth = seen.nth left join title_found on title_found.nth = seen.nth
      where page_found.nth is not null or title_found.nth is not null),
    wanted as (
      select * from found where ${given.types} is null or ${given.types} ? ending
      order by greatest(title_rank, page_rank) > 0 desc, ${form.order === 'best' ? best : sql``} nth
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('from')})
    select
      (select coalesce(jsonb_agg(of_ending), '[]') from (
        select ending, count(*) as count from found group by ending) as of_ending) as counts,
      (select coalesce(json_agg(hit order by place), '[]') from (
        select id, pages, page_rank > 0 as "hasWord", wanted.number, name, text, place
        from (select *, row_number() over () as place from wanted) as wanted
          left join file_page as page on page.media_id = pages_of and page.number = wanted.number) as hit) as hits`;
});

/**
 * What is searched, and of it what the viewer may know of: nothing else may change the order of what is found. A file
 * goes by its number in the list, because numbers are sorted faster than ids.
 */
type Searched = { table: SQL; ofSeen: SQL; number: SQL; hasLetters: (letters: Letters) => SQL };
const pages: Searched = {
  table: sql`file_page`,
  ofSeen: sql`seen.pages_of = searched.media_id`,
  number: sql`searched.number`,
  hasLetters: hasLettersByIndex,
};
const titles: Searched = {
  table: sql`file_title`,
  ofSeen: sql`seen.id = searched.file_id`,
  number: sql`0`,
  hasLetters: () => hasLetters(given.letters),
};

/**
 * The files with rows that a stage finds: how many, and the best rank together with the first row that has it. Each way
 * is a statement of its own, so that it has its index. The words are read again only of rows that are ranked.
 */
function found({ hasWords: isForWords, letters }: Form, { table, ofSeen, number, hasLetters: has }: Searched): SQL {
  const rows = sql`from ${table} as searched join seen on ${ofSeen} where`;
  // Long pages have more of everything, so that the length of the page counts against it.
  const rank = sql`greatest((ts_rank_cd(words, ${given.query}, 1)::float8 * 1e9)::bigint, 1)`;
  return sql`
    with hit as materialized (
        select seen.nth, ${number} as number, searched.ctid as place
        ${rows} ${isForWords ? hasWords(given.query) : sql`false`}),
      many as materialized (select exists (select from hit offset ${mostRanked}) as yes)
    select nth, count(*)::int as rows, ${bestOf(sql`1`, sql`min(number)`)} as best
      from hit where (select yes from many) group by nth
    union all select nth, count(*)::int, max(best) from (
      select nth, (select ${bestOf(rank, sql`hit.number`)} from ${table} as searched where searched.ctid = place) as best
      from hit where not (select yes from many)
      union all select seen.nth, ${bestOf(sql`0`, number)} ${rows} not (select yes from many)
        and ${letters ? has(letters) : sql`false`}
        and searched.ctid not in (select place from hit)) as ranked
    group by nth`;
}

/** Rank and number in one, so that the best of them is one maximum. Letters inside words have the rank 0. */
function bestOf(rank: SQL, number: SQL): SQL {
  return sql`${rank} * ${numbers} + ${numbers} - 1 - ${number}`;
}

function rankIn(best: SQL): SQL {
  return sql`coalesce(${best} / ${numbers}, 0)`;
}

function numberIn(best: SQL): SQL {
  return sql`(${numbers} - 1 - ${best} % ${numbers})::int`;
}

/** The number of a page is less. */
const numbers = sql`32768::bigint`;

/** A word that more pages have orders nothing, and nobody looks for it inside other words. */
const mostRanked = 500;

/** The query is hidden from the planner, which would read every page for a word that many have, instead of the index. */
function hasWords(query: SQL, column = sql`words`): SQL {
  return sql`${column} @@ (select ${query})`;
}

function hasLetters(letters: string | Placeholder): SQL {
  return sql`strpos(folded, ${letters}) > 0`;
}

/** A text is looked through only if its index has what is around the letters, and that is not all that they are. */
function hasLettersByIndex({ inPieces, inPairs, inText }: Letters): SQL {
  const parts = [
    ...(inPieces ? [hasWords(given.pieces, sql`pieces`)] : []),
    ...(inPairs ? [hasWords(given.pairs)] : []),
    ...(inText ? [hasLetters(given.letters)] : []),
  ];
  return sql.join(parts, sql` and `);
}

/** The pages of one content that a stage finds, by their numbers. */
export async function pagesFound(db: Database, media: string, { words, letters }: Stage): Promise<number[]> {
  const { mediaId, number } = filePage;
  const ways = [
    words && hasWords(sql`${words.query}::tsquery`),
    letters === undefined ? undefined : hasLetters(letters),
  ];
  const found = await db
    .select({ number })
    .from(filePage)
    .where(and(eq(mediaId, media), or(...ways)))
    .orderBy(number);
  return found.map((page) => page.number);
}

/** Some pages of one content, with the places of their letters. */
export async function pageTexts(db: Database, media: string, numbers: readonly number[]) {
  const { mediaId, number, text, places } = filePage;
  return db
    .select({ number, text, places })
    .from(filePage)
    .where(and(eq(mediaId, media), inArray(number, [...numbers])))
    .orderBy(number);
}
