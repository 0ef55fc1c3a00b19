import type { QueryClient } from '@tanstack/react-query';
import { getAgenda } from 'contract/calls/agenda';
import { getPlaces } from 'contract/calls/places';
import type { Language } from 'contract/languages';
import { readQuery } from '../../lib/read/read-query.ts';
import { mineQueries } from '../../shell/mine/mine.api.ts';
import { favouriteQueries } from './favourites.api.ts';

/** What an overlap is looked for in; what the phone has already is not asked for. */
export async function dayAround(queries: QueryClient, language: Language) {
  const quiet = { language, quiet: true } as const;
  const [agenda, places, own, mine] = await Promise.all([
    queries.ensureQueryData(readQuery(getAgenda, {}, quiet)),
    queries.ensureQueryData(readQuery(getPlaces, {}, quiet)),
    queries.ensureQueryData(favouriteQueries.ownItems()),
    queries.ensureQueryData(mineQueries.all(language)),
  ]);
  return { agenda, places, items: own.items, mine };
}
