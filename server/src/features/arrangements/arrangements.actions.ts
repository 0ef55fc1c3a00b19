import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import type { Arrangement } from 'contract/calls/mine';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { AgendaViewer } from '../agenda/agenda-closed-door.rules.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { arrangementShown, type StoredArrangement } from './arrangements.rules.ts';
import { arrangementsOnRecord, type ArrangementRow } from './arrangements.store.ts';

type ReadingContext = { db: Database; language: Language; services: Services };
type ArrangementsContext = ReadingContext & { viewer: Viewer };

/** A limited session is shown none: whoever found the badge would know the hotel, the room and the car. */
export async function arrangementsFor({ viewer, ...context }: ArrangementsContext): Promise<Arrangement[]> {
  return viewer.scope === 'limited' ? [] : shownTo(shownAs(viewer), viewer.id, context);
}

/** For a contact person whom the delegate lets see them, and who learns nothing of closed-door seminars by it. */
export async function arrangementsOfDelegate(delegateId: string, context: ReadingContext): Promise<Arrangement[]> {
  return shownTo({ badge: 'not red' }, delegateId, context);
}

async function shownTo(viewer: AgendaViewer, ownerId: string, { db, language, services }: ReadingContext) {
  const stored = await storedFor({ db, services }, ownerId);
  if (stored.length === 0) return [];
  const { forum, meetings } = await currentAgenda({ db, services });
  const shown = { viewer, meetings, say: inLanguage(language), timeZone: forum.timeZone };
  return stored.flatMap((one) => arrangementShown(one, shown));
}

type Car = StoredArrangement & { facts: { kind: 'car' } };

/** The cars of a person, for a calendar of their own. */
export async function carsOf(context: Pick<ArrangementsContext, 'db' | 'services'>, personId: string): Promise<Car[]> {
  return (await storedFor(context, personId)).filter((one): one is Car => one.facts.kind === 'car');
}

function storedFor({ db, services }: Pick<ArrangementsContext, 'db' | 'services'>, personId: string) {
  return services.personalCache.get(personId, 'arrangements', async () =>
    readableRows(await arrangementsOnRecord(db, [personId]), services, (row): StoredArrangement => {
      const { id, version, changedAt } = row;
      return { id, version, changedAt, facts: factsOf(row, services.sealing) };
    }),
  );
}

export function factsOf({ id, factsSealed }: Pick<ArrangementRow, 'id' | 'factsSealed'>, sealing: Sealing) {
  return JSON.parse(sealing.open(factsSealed, id)) as ArrangementFacts;
}
