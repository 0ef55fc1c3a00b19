import type { CardPerson } from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { cardPerson as asOnCard } from './cards-as-seen.rules.ts';
import { peopleById } from './cards-lists.store.ts';

type Looking = { db: Database; viewer: Viewer; language: Language };

/** One person as on a card, for this viewer. */
export async function cardPerson({ db, viewer, language }: Looking, id: string): Promise<CardPerson> {
  const [found] = await peopleById(db, [id]);
  const seen = found && asOnCard(found, viewer, language);
  if (!seen) refuse(notFound);
  return seen;
}
