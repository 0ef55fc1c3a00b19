import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import type { Arrangement } from 'contract/calls/mine';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { arrangementShown, type StoredArrangement } from './arrangements.rules.ts';
import { arrangementsOnRecord, type ArrangementRow } from './arrangements.store.ts';

type ArrangementsContext = { viewer: Viewer; db: Database; language: Language; services: Services };

/** A limited session is shown none: whoever found the badge would know the hotel, the room and the car. */
export async function arrangementsFor({ viewer, db, language, services }: ArrangementsContext): Promise<Arrangement[]> {
  if (viewer.scope === 'limited') return [];
  const stored = await storedFor({ db, services }, viewer.id);
  if (stored.length === 0) return [];
  const { forum, meetings } = await currentAgenda({ db, services });
  const shown = { viewer: shownAs(viewer), meetings, say: inLanguage(language), timeZone: forum.timeZone };
  return stored.flatMap((one) => arrangementShown(one, shown));
}

type Car = StoredArrangement & { facts: { kind: 'car' } };

/** The cars of a person, for a calendar of their own. */
export async function carsOf(context: Pick<ArrangementsContext, 'db' | 'services'>, personId: string): Promise<Car[]> {
  return (await storedFor(context, personId)).filter((one): one is Car => one.facts.kind === 'car');
}

function storedFor({ db, services }: Pick<ArrangementsContext, 'db' | 'services'>, personId: string) {
  return services.personalCache.get(personId, 'arrangements', async () =>
    (await arrangementsOnRecord(db, [personId])).map((row): StoredArrangement => {
      const { id, version, changedAt } = row;
      return { id, version, changedAt, facts: factsOf(row, services.sealing) };
    }),
  );
}

export function factsOf({ id, factsSealed }: Pick<ArrangementRow, 'id' | 'factsSealed'>, sealing: Sealing) {
  return JSON.parse(sealing.open(factsSealed, id)) as ArrangementFacts;
}
