import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { FileCategory } from 'contract/file-categories';
import { isForViewer } from '../../platform/content/file-audience.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { filePage, type forumFile } from '../../platform/database/tables/content/files.ts';
import type { ContentViewer } from '../../platform/viewer.ts';
import { around } from './files-index.rules.ts';
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
    page_hit as (${found(stage, pages)}),
    title_hit as (${found(stage, titles)})
    select seen.id, seen.ending, seen.pages_of as media, page_hit.number, coalesce(page_hit.rows, 0) as pages
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
type Searched = { table: SQL; ofSeen: SQL; number: SQL; hasLetters: (letters: string) => SQL };
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
  hasLetters,
};

/**
 * The files with rows that a stage finds: how many, the best rank, and the first row that has it. Each way is a
 * statement of its own, so that it has its index. The words themselves are read again only of rows that are ranked.
 */
function found({ words, letters }: Stage, { table, ofSeen, number, hasLetters: has }: Searched): SQL {
  const rows = sql`select seen.nth, ${number} as number, searched.ctid as place
    from ${table} as searched join seen on ${ofSeen} where`;
  const query = sql`${words?.query ?? ''}::tsquery`;
  // Long pages have more of everything, so that the length of the page counts against it.
  const rank = sql`(select greatest((ts_rank_cd(words, ${query}, 1)::float8 * 1e9)::bigint, 1)
    from ${table} as ranked where ranked.ctid = hit.place)`;
  const areMany = sql`(select count(*) > ${mostRanked} from hit)`;
  // Letters inside words have no rank. The number of a page is less than 32768.
  return sql`with hit as materialized (${rows} ${words ? hasWords(query) : sql`false`})
    select nth, count(*)::int as rows, max(rank) as rank, (32767 - max(rank * 32768 + 32767 - number) % 32768)::int as number
    from (
      select nth, number, case when ${areMany} then 1 else ${rank} end as rank from hit
      union all select nth, number, 0 from (${rows} not ${areMany}
        and ${letters === undefined ? sql`false` : has(letters)} and searched.ctid not in (select place from hit)) as other
    ) as way group by nth`;
}

/** A word that more pages have orders nothing, and nobody looks for it inside other words. */
const mostRanked = 500;

/** The query is hidden from the planner, which would read every page for a word that many have, instead of the index. */
function hasWords(query: SQL, column = sql`words`): SQL {
  return sql`${column} @@ (select ${query})`;
}

function hasLetters(letters: string): SQL {
  return sql`strpos(folded, ${letters}) > 0`;
}

/** Only the pages are looked through whose words can have the letters. */
function hasLettersByIndex(letters: string): SQL {
  const { endings, words, isAll } = around(letters);
  const parts = [
    ...(endings === undefined ? [] : [hasWords(sql`${endings}::tsquery`, sql`endings`)]),
    ...(words === undefined ? [] : [hasWords(sql`${words}::tsquery`)]),
    ...(isAll ? [] : [hasLetters(letters)]),
  ];
  return sql.join(parts, sql` and `);
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
export async function pagesFound(db: Database, media: string, { words, letters }: Stage) {
  const { mediaId, number, text, places } = filePage;
  const ways = [
    words && hasWords(sql`${words.query}::tsquery`),
    letters === undefined ? undefined : hasLetters(letters),
  ];
  return db
    .select({ number, text, places })
    .from(filePage)
    .where(and(eq(mediaId, media), or(...ways)))
    .orderBy(number)
    .limit(mostPages);
}
