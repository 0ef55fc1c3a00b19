import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { FileCategory } from 'contract/file-categories';
import { isForViewer } from '../../platform/content/file-audience.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { filePage, type forumFile } from '../../platform/database/tables/content/files.ts';
import type { ContentViewer } from '../../platform/viewer.ts';
import type { Stage } from './files-query.rules.ts';

/** A file that a stage found, with the number of its best page. */
export type Hit = {
  id: string;
  ending: (typeof forumFile.$inferSelect)['ending'];
  /** The content whose pages are shown. */
  media: string | null;
  number: number | null;
  pages: number;
};
type Searching = { viewer: ContentViewer; category?: FileCategory | undefined; order: 'best' | 'newest' };

/** The pages that are shown: those of the former content until the new one is read. */
const shownPages = sql`case when reading.media_id is null then forum_file.former_media_id else forum_file.media_id end`;

/** Words come before letters inside words, titles before pages, and what stands closer together before what does not. */
export async function filesFound(db: Database, stage: Stage, { viewer, category, order }: Searching): Promise<Hit[]> {
  const best = sql`(title_hit.rank > 0) is true desc,
    coalesce(title_hit.rank, 0) * 10 + coalesce(page_hit.rank, 0) desc, (title_hit.nth is not null) desc,`;
  const { rows } = (await db.execute(sql`
    with seen as materialized (
      select forum_file.id, forum_file.ending, ${shownPages} as pages_of,
        row_number() over (order by forum_file.published_at desc, forum_file.id desc)::int as nth
      from forum_file left join file_reading reading on reading.media_id = forum_file.media_id
      where forum_file.is_published and ${isForViewer(viewer)}
        and (${category ?? null}::text is null or forum_file.category = ${category ?? null})),
    page_found as (${found(stage, pages)}),
    page_hit as (
      select distinct on (nth) nth, number, rank, count(*) over (partition by nth)::int as pages
      from page_found order by nth, rank desc, number),
    title_hit as (${found(stage, titles)})
    select seen.id, seen.ending, seen.pages_of as media, page_hit.number, coalesce(page_hit.pages, 0) as pages
    from seen left join page_hit on page_hit.nth = seen.nth left join title_hit on title_hit.nth = seen.nth
    where page_hit.nth is not null or title_hit.nth is not null
    order by (greatest(title_hit.rank, page_hit.rank) > 0) desc, ${order === 'best' ? best : sql``} seen.nth`)) as {
    rows: Hit[];
  };
  return rows;
}

/**
 * What is searched, and of it what the viewer may know of: nothing else may change the order of what is found. A file
 * goes by its number in the list, because numbers are sorted faster than ids.
 */
const pages = { from: sql`file_page join seen on seen.pages_of = file_page.media_id`, key: sql`nth, number` };
const titles = { from: sql`file_title join seen on seen.id = file_title.file_id`, key: sql`nth` };

/** The rows of a table that a stage finds. Each way is a statement of its own, so that words are found by their index. */
function found(stage: Stage, { from, key }: typeof pages): SQL {
  const { words, letters } = conditions(stage);
  const ways = [];
  // Long pages have more of everything, so that the length of the page counts against it.
  if (words)
    ways.push(sql`(with hit as materialized (select ${key}, words from ${from} where ${words.match})
      select ${key}, case when (select count(*) from hit) > ${mostRanked} then ${leastRank}
        else greatest(ts_rank_cd(words, ${words.query}, 1), ${leastRank}) end as rank from hit)`);
  if (letters) ways.push(sql`select ${key}, 0::real as rank from ${from} where ${letters}`);
  const [only = sql``, ...more] = ways;
  if (more.length === 0) return only;
  return sql`select ${key}, max(rank) as rank from (${sql.join(ways, sql` union all `)}) as way group by ${key}`;
}

/** Letters inside words have none. */
const leastRank = sql`1e-9::real`;
/** What so many pages have orders nothing, and ranking takes longer than finding. */
const mostRanked = 1_000;

/**
 * Both databases get the same conditions: none of them cuts a text or a query into words. The query is hidden from the
 * planner, which would read every page for a word that many have, instead of the index.
 */
function conditions({ words, letters }: Stage) {
  const query = sql`${words?.query ?? ''}::tsquery`;
  return {
    words: words && { query, match: sql`words @@ (select ${query})` },
    letters: letters === undefined ? undefined : sql`strpos(folded, ${letters}) > 0`,
  };
}

type PageText = { media: string; number: number; name: string | null; text: string };

/** The texts of the best pages. */
export async function textsOfPages(db: Database, pages: readonly Pick<PageText, 'media' | 'number'>[]) {
  if (pages.length === 0) return [];
  const { rows } = (await db.execute(sql`
    select page.media_id as media, page.number, page.name, page.text
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as wanted(media text, number int)
      join file_page page on page.media_id = wanted.media and page.number = wanted.number`)) as { rows: PageText[] };
  return rows;
}

const mostPages = 200;

/** The pages of one content that a stage finds, in their order. */
export async function pagesFound(db: Database, media: string, stage: Stage) {
  const { mediaId, number, text, places } = filePage;
  const { words, letters } = conditions(stage);
  return db
    .select({ number, text, places })
    .from(filePage)
    .where(and(eq(mediaId, media), or(words?.match, letters)))
    .orderBy(number)
    .limit(mostPages);
}
