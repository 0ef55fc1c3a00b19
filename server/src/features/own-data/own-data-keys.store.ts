import { eq, inArray, isNotNull, like, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { badge } from '../../platform/database/tables/badges.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { outgoingMessage } from '../../platform/database/tables/outgoing.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { signInFlow } from '../../platform/database/tables/sign-in.ts';
import { writeAnswer } from '../../platform/database/tables/writes.ts';
import { openContent } from '../../platform/outgoing/messages.ts';
import type { Sealing } from '../../platform/security/sealing.ts';

/** Everything that leads from a row to the person. Ids are random, so that one list serves every table. */
export type PersonKeys = {
  personId: string;
  own: readonly string[];
  /**
   * Erased and not handed out, because others have a part in it: what was sent on a phone before a login, and what one
   * person wrote for another.
   */
  shared: readonly string[];
};

export async function keysOfPerson(db: Database, personId: string, sealing: Sealing): Promise<PersonKeys> {
  const sessions = await db
    .select({ id: session.id, device: session.device })
    .from(session)
    .where(eq(session.personId, personId));
  const badges = await idsOf(db.select({ id: badge.id }).from(badge).where(eq(badge.personId, personId)));
  const messages = await idsOf(db.select({ id: message.id }).from(message).where(eq(message.personId, personId)));
  const { addresses, fingerprints } = await addressesOf(db, personId, sealing);
  const flows = await idsOf(
    db
      .select({ id: signInFlow.id })
      .from(signInFlow)
      .where(
        or(
          eq(signInFlow.personId, personId),
          inArray(signInFlow.addressFingerprint, fingerprints),
          inArray(signInFlow.badgeId, badges),
        ),
      ),
  );
  const outgoing = await waitingFor(db, addresses, sealing);
  return {
    personId,
    own: [
      // The authors of writes and the counters of the desk have the id behind a word.
      ...[personId, `person ${personId}`, `desk ${personId}`],
      ...sessions.map(({ id }) => id),
      ...badges,
      ...messages,
      ...flows.flatMap((id) => [id, `flow ${id}`]),
      ...fingerprints,
      ...outgoing,
    ],
    shared: [...sessions.map(({ device }) => `device ${device}`), ...(await actorsWith(db, personId))],
  };
}

async function idsOf(rows: Promise<{ id: string }[]> | PromiseLike<{ id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id);
}

/** The authors of writes that the person made for a delegate, or that somebody made for the person. */
async function actorsWith(db: Database, personId: string): Promise<string[]> {
  const { actor } = writeAnswer;
  const isActing = or(like(actor, `person ${personId} for %`), like(actor, `% for ${personId}`));
  return (await db.selectDistinct({ actor }).from(writeAnswer).where(isActing)).map((row) => row.actor);
}

/** The fingerprints under every store secret, because counters keep theirs until their address is used again. */
async function addressesOf(db: Database, personId: string, sealing: Sealing) {
  const { mobileSealed, emailSealed } = person;
  const [found] = await db.select({ mobileSealed, emailSealed }).from(person).where(eq(person.id, personId));
  const known = [
    ...(found?.mobileSealed ? [{ about: 'mobile', address: sealing.open(found.mobileSealed, 'mobile') }] : []),
    ...(found?.emailSealed ? [{ about: 'email', address: sealing.open(found.emailSealed, 'email') }] : []),
  ];
  return {
    addresses: known.map(({ address }) => address),
    fingerprints: known.flatMap(({ about, address }) => sealing.fingerprints(address, about)),
  };
}

/** Address and text of what still waits are sealed together, so that each has to be opened. */
async function waitingFor(db: Database, addresses: readonly string[], sealing: Sealing): Promise<string[]> {
  const { id, contentSealed } = outgoingMessage;
  const waiting = await db.select({ id, contentSealed }).from(outgoingMessage).where(isNotNull(contentSealed));
  return waiting
    .filter((one) => {
      const to = receiverOf(one.contentSealed ?? '', sealing);
      return to !== null && addresses.includes(to);
    })
    .map((one) => one.id);
}

function receiverOf(contentSealed: string, sealing: Sealing): string | null {
  try {
    return openContent(sealing, contentSealed).to;
  } catch {
    // What was sealed with a secret that is gone can be sent to nobody either.
    return null;
  }
}
