import type * as calls from 'contract/calls/calendars';
import { codeNotSent } from 'contract/refusals/sign-in';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { throttle } from '../../platform/http/limits/throttle.ts';
import { taggedBody, type TaggedBody } from '../../platform/http/public/tagged-body.ts';
import { maskedAddress } from '../../platform/people/masked-name-and-address.rules.ts';
import { endCalendarAddress } from '../../platform/personal/end-calendar-address.store.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { personToSignIn } from '../session/session-opening.actions.ts';
import { weekAfterForum } from '../session/session.rules.ts';
import { takeOwnCode } from '../sign-in/sign-in-confirm.actions.ts';
import { addressOf, ownerOfAddress, putAddress } from './calendars-address.store.ts';
import { addressMail } from './calendars-address.words.ts';
import { subscribedTimeline } from './calendars-timeline.actions.ts';

export async function showCalendarAddress({ viewer, db, now }: Context<typeof calls.getCalendarAddress>) {
  const open = await addressOf(db, viewer.id, now);
  const { timeZone } = await currentForum(db);
  return { openedAt: open ? isoIn(timeZone, open.openedAt) : null };
}

export async function openCalendarAddress(context: Context<typeof calls.openCalendarAddress>) {
  const refused = await takeOwnCode(context, context.body);
  return refused ?? { address: await newAddress(context) };
}

/** In WeChat and in a partner's app an address can be copied into no calendar, so it goes where one can. */
export async function mailCalendarAddress(context: Context<typeof calls.mailCalendarAddress>) {
  const { viewer, db, now, language, services } = context;
  const sealed = (await personToSignIn(db, viewer.id))?.emailSealed;
  if (!sealed) refuse(notFound);
  if (!services.outgoing.isUp('email')) refuse(codeNotSent);
  const refused = await takeOwnCode(context, context.body);
  if (refused) return refused;
  const email = services.sealing.open(sealed, 'email');
  const forumName = inLanguage(language)((await currentForum(db)).name);
  const mail = addressMail(await newAddress(context), language, forumName);
  await services.outgoing.sendLater(db, { channel: 'email', purpose: 'calendar address', to: email, ...mail, now });
  return { email: maskedAddress('email', email) };
}

type Opening = Pick<
  Context<typeof calls.openCalendarAddress>,
  'viewer' | 'db' | 'now' | 'language' | 'services' | 'tellPerson'
>;

async function newAddress({ viewer, db, now, language, services, tellPerson }: Opening): Promise<string> {
  const token = newToken();
  const endsAt = weekAfterForum(await currentForum(db));
  await putAddress(db, { personId: viewer.id, tokenHash: hashOf(token), language, openedAt: now, endsAt });
  tellPerson(viewer.id);
  return `${services.settings.publicUrl}/calendar/${token}.ics`;
}

export async function revokeCalendarAddress({ viewer, db, tellPerson }: Context<typeof calls.revokeCalendarAddress>) {
  await endCalendarAddress(db, viewer.id);
  tellPerson(viewer.id);
  return {};
}

/** Calendars ask every quarter of an hour at most; a phone, a laptop and a mail service may ask at once. */
const allowance = { burst: 30, refill: 60_000 };
/** Many times the people of a forum. */
const mostAddresses = 20_000;

type Answer = { retryAfter: number } | TaggedBody | undefined;

/** Answers calendars at their private addresses. */
export function calendarsAtAddresses() {
  const tooOften = throttle(allowance, mostAddresses);
  return async (
    { db, services, now }: { db: Database; services: Services; now: Date },
    token: string,
  ): Promise<Answer> => {
    const tokenHash = hashOf(token);
    // Unknown addresses count as well, or a refusal would tell that an address is known.
    const wait = tooOften(tokenHash, now);
    if (wait) return wait;
    const owner = await ownerOfAddress(db, tokenHash, now);
    if (!owner) return undefined;
    return taggedBody(await subscribedTimeline({ db, services, owner, language: owner.language }), 'one');
  };
}
