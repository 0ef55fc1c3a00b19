import type { endSessions } from 'contract/calls/console/people';
import { noSuchPerson } from 'contract/refusals/console';
import type { Context } from '../../platform/http/binding.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { endCalendarAddress } from '../../platform/personal/end-calendar-address.store.ts';
import { dropCachedSessions } from './session.actions.ts';
import * as store from './session.store.ts';

export async function endSessionsOfPerson(context: Context<typeof endSessions>) {
  const { body, db, now, language, changed } = context;
  // Without the lock a sign-in at the same moment could open a session that is not ended here.
  await store.lockPerson(db, body.personId);
  const person = await store.personById(db, body.personId);
  if (!person) refuse(noSuchPerson);
  const sessions = await store.sessionsToEnd(db, person.id);
  await store.endSessions(db, { personId: person.id }, 'secretariat', now);
  await endCalendarAddress(db, person.id);
  dropCachedSessions(context, person.id);
  const entry = { kind: 'person', item: person.id, what: 'end sessions' } as const;
  await changed({ ...entry, before: { sessions }, after: { sessions: [] } });
  return { name: inLanguage(language)(person.name) };
}
