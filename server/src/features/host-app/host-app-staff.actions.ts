import type * as calls from 'contract/calls/console/partner-keys';
import { noSuchPartnerKey, noSuchPerson } from 'contract/refusals/console';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { newToken } from '../../platform/security/secrets.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { personToSignIn } from '../session/session-opening.actions.ts';
import { lockPerson, unlinkPartners } from '../session/session.actions.ts';
import * as store from './host-app-keys-and-links.store.ts';

export async function issuePartnerKey({ body, db, now, services, changed }: Context<typeof calls.issuePartnerKey>) {
  const [id, key, { name }] = [newId(), newToken(), body];
  await store.insertPartner(db, { id, name, keySealed: services.sealing.seal(key, id), issuedAt: now });
  const after = { name, issuedAt: now, revokedAt: null };
  await changed({ kind: 'partner key', item: id, what: 'issue partner key', before: null, after });
  return { id, key };
}

export async function revokePartnerKey({ body, db, now, changed }: Context<typeof calls.revokePartnerKey>) {
  const { name, issuedAt } = await partnerWith(db, body.id);
  if (!(await store.revokePartner(db, body.id, now))) refuse(noSuchPartnerKey);
  await changed({
    ...{ kind: 'partner key', item: body.id, what: 'revoke partner key' },
    before: { name, issuedAt, revokedAt: null },
    after: { name, issuedAt, revokedAt: now },
  });
  return { name };
}

export async function linkToPartner(context: Context<typeof calls.linkToPartner>) {
  const { body, db, now } = context;
  const linked = await partnerAndPerson(context);
  await store.insertLink(db, { ...body, linkedAt: now });
  return noteLink(context, linked, { what: 'link to partner', isLinked: true });
}

export async function unlinkFromPartner(context: Context<typeof calls.unlinkFromPartner>) {
  const linked = await partnerAndPerson(context);
  await unlinkPartners(context.db, context.body.personId, context.body.partnerId);
  return noteLink(context, linked, { what: 'unlink from partner', isLinked: false });
}

export async function showPartnerLinks({ body, db, language }: Context<typeof calls.getPartnerLinks>) {
  const { name } = await partnerWith(db, body.partnerId);
  const say = inLanguage(language);
  const links = await store.linksOf(db, body.partnerId);
  return {
    partner: name,
    people: links.map((link) => ({
      ...{ id: link.personId, name: say(link.name), linkedAt: link.linkedAt.toISOString() },
      enteredAt: link.enteredAt?.toISOString() ?? null,
    })),
  };
}

type LinkContext = Pick<Context<typeof calls.linkToPartner>, 'body' | 'db' | 'language' | 'changed'>;

async function partnerAndPerson({ body, db }: LinkContext) {
  const partner = await partnerWith(db, body.partnerId);
  await lockPerson(db, body.personId);
  const person = await personToSignIn(db, body.personId);
  if (!person) refuse(noSuchPerson);
  return { partner, person, wasLinked: (await store.linkOf(db, body.partnerId, body.personId)) !== undefined };
}

async function noteLink(
  { body, language, changed }: LinkContext,
  { partner, person, wasLinked }: Awaited<ReturnType<typeof partnerAndPerson>>,
  { what, isLinked }: { what: string; isLinked: boolean },
) {
  const { partnerId } = body;
  const [before, after] = [wasLinked, isLinked].map((linked) => ({ partnerId, linked }));
  await changed({ kind: 'person', item: person.id, what, before, after });
  return { name: inLanguage(language)(person.name), partner: partner.name };
}

async function partnerWith(db: Database, id: string) {
  const partner = await store.partnerById(db, id);
  if (!partner) refuse(noSuchPartnerKey);
  return partner;
}
