import type { agreeToTexts, withdrawConsent } from 'contract/calls/consent';
import { agreementMissing } from 'contract/refusals/consent';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { endCalendarAddress } from '../../platform/personal/end-calendar-address.store.ts';
import { hasAgreed, recordAgreement, withdrawAgreement } from '../consent/consent.actions.ts';
import { dropCachedSessions } from './session.actions.ts';
import * as store from './session.store.ts';

export async function agreeToCurrentTexts(context: Context<typeof agreeToTexts>) {
  const { viewer, body, db, now } = context;
  if (!(await hasAgreed(db, body.agreed))) refuse(agreementMissing);
  await recordAgreement(db, viewer.id, body.agreed, now);
  await store.agreedInSession(db, viewer.sessionId);
  dropCachedSessions(context, viewer.id);
  return {};
}

export async function withdrawOwnConsent(context: Context<typeof withdrawConsent>) {
  const { viewer, db, now } = context;
  dropCachedSessions(context, viewer.id);
  await withdrawAgreement(db, viewer.id, now);
  await store.endSessions(db, { personId: viewer.id }, 'logout', now);
  await endCalendarAddress(db, viewer.id);
  context.afterCommit(() => context.setCookie(context.services.mediaCookies.none));
  return {};
}
