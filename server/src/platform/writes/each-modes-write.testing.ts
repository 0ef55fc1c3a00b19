import * as modes from 'contract/calls/modes';
import { sendConfirmation } from 'contract/calls/sign-in';
import { inArray } from 'drizzle-orm';
import { contactPerson } from '../database/tables/modes.ts';
import { newId } from '../ids.ts';
import { gu, helena, requestId, steps } from '../testing/signing-in.ts';
import type { Desk, EachWrite } from './each-personal-write.testing.ts';

/** Modes, contact persons and acting for who named one. */
export function modesWrites({ server }: Desk): EachWrite {
  const go = steps(server);
  const signedIn = async () => ({ token: (await go.signIn({ address: gu.mobile })).token });
  /** One of the two has named the other, and nobody else. */
  const named = async (by: typeof gu, to: typeof gu, state: 'waiting' | 'confirmed') => {
    const [id, { sealing }, now] = [newId(), server.services, server.clock.now()];
    await server.db.delete(contactPerson).where(inArray(contactPerson.delegateId, [gu.id, helena.id]));
    await server.db.insert(contactPerson).values({
      ...{ id, delegateId: by.id, personId: to.id, state, namedAt: now },
      nameSealed: sealing.seal(to.name.en, `${id} name`),
      mobileSealed: sealing.seal(to.mobile, `${id} mobile`),
      emailSealed: sealing.seal(to.email, `${id} email`),
      ...{ waitsUntil: new Date(now.getTime() + 3_600_000), confirmedAt: state === 'confirmed' ? now : null },
    });
    return { id, options: await signedIn() };
  };
  const own = async (body = {}) => ({ body, options: (await named(gu, helena, 'confirmed')).options });
  const invited = async () => {
    const { id, options } = await named(helena, gu, 'waiting');
    return { body: { invitation: id }, options };
  };
  return {
    [modes.setMode.path]: () => own({ mode: 'privacy' }),
    [modes.setSeesSchedule.path]: () => own({ seesSchedule: true }),
    [modes.revokeContact.path]: () => own(),
    [modes.nameContact.path]: async () => {
      const { options } = await own();
      const asked = { channel: 'email', requestId: requestId() };
      const { obj } = await server.call.json(sendConfirmation.path, asked, options);
      const code = { flowId: (obj as { flowId: string }).flowId, code: go.newestCode() };
      const contact = { name: 'Ruth', mobile: '+447700900461', email: 'ruth@amberley.example', seesSchedule: false };
      return { body: { ...contact, ...code }, options };
    },
    [modes.acceptInvitation.path]: invited,
    [modes.declineInvitation.path]: invited,
    [modes.stopActing.path]: async () => ({
      body: { delegateId: helena.id },
      options: (await named(helena, gu, 'confirmed')).options,
    }),
  };
}
