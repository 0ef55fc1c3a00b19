import type * as calls from 'contract/calls/console/access';
import { noSuchPartnerKey } from 'contract/refusals/console';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { newToken } from '../../platform/security/secrets.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import * as store from './host-app.store.ts';

export async function issuePartnerKey({ body, db, now, services, changed }: Context<typeof calls.issuePartnerKey>) {
  const [id, key, { name }] = [newId(), newToken(), body];
  await store.insertPartner(db, { id, name, keySealed: services.sealing.seal(key, id), issuedAt: now });
  const after = { name, issuedAt: now, revokedAt: null };
  await changed({ kind: 'partner key', item: id, what: 'issue partner key', before: null, after });
  return { id, key };
}

export async function revokePartnerKey({ body, db, now, changed }: Context<typeof calls.revokePartnerKey>) {
  const partner = await store.partnerById(db, body.id);
  const revoked = partner && (await store.revokePartner(db, body.id, now));
  if (!revoked) refuse(noSuchPartnerKey);
  const { name, issuedAt } = partner;
  await changed({
    ...{ kind: 'partner key', item: body.id, what: 'revoke partner key' },
    before: { name, issuedAt, revokedAt: null },
    after: { name, issuedAt, revokedAt: now },
  });
  return { name };
}
