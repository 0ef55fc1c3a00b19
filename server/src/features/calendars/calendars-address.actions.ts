import type * as calls from 'contract/calls/calendars';
import { codeNotSent } from 'contract/refusals/sign-in';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { taggedBody, type TaggedBody } from '../../platform/http/tagged-body.ts';
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
import { askedOnceMore, type Asked } from './calendars-throttle.rules.ts';
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

/** Many times the people of a forum; beyond it the address that asked longest ago is forgotten. */
const mostAddresses = 20_000;

type Answer = { retryAfter: number } | TaggedBody | undefined;

/**
 * Answers calendars at their private addresses. How often each asked is counted in this process alone: it keeps the
 * process from useless work, and nothing that is secret depends on it.
 */
export function calendarsAtAddresses() {
  const asked = new Map<string, Asked>();
  return async (
    { db, services, now }: { db: Database; services: Services; now: Date },
    token: string,
  ): Promise<Answer> => {
    const tokenHash = hashOf(token);
    // Unknown addresses count as well, or a refusal would tell that an address is known.
    const next = askedOnceMore(asked.get(tokenHash), now.getTime());
    if ('retryAfter' in next) return next;
    asked.delete(tokenHash);
    asked.set(tokenHash, next.asked);
    if (asked.size > mostAddresses) asked.delete(asked.keys().next().value ?? '');
    const owner = await ownerOfAddress(db, tokenHash, now);
    if (!owner) return undefined;
    return taggedBody(await subscribedTimeline({ db, services, owner, language: owner.language }));
  };
}
