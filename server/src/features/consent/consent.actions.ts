import type { getLegalTexts, getSignInHelp } from 'contract/calls/session';
import { notFound } from 'contract/refusals';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { inLanguage } from '../../platform/texts.ts';
import * as store from './consent.store.ts';

type Agreed = { agreement: number; privacy: number };
const kinds = ['agreement', 'privacy'] as const;

export async function showLegalTexts({ db, language }: Context<typeof getLegalTexts>) {
  const { agreement, privacy } = await store.textsInForce(db);
  if (!agreement || !privacy) refuse(notFound);
  const say = inLanguage(language);
  const asSaid = ({ version, title, body }: typeof agreement) => ({ version, title: say(title), body: say(body) });
  return { agreement: asSaid(agreement), privacy: asSaid(privacy) };
}

export async function showSignInHelp({ db, language, services }: Context<typeof getSignInHelp>) {
  const { name, secretariatPhone } = await forumInForce(db);
  return { forumName: inLanguage(language)(name), secretariatPhone, filings: [...services.filings] };
}

export async function forumInForce(db: Database) {
  const forum = await store.theForum(db);
  if (!forum) refuse(notFound);
  return forum;
}

/** Only the versions in force count: when a text changes, it is asked again. */
export async function hasAgreed(db: Database, agreed: Agreed): Promise<boolean> {
  const inForce = await store.textsInForce(db);
  return kinds.every((kind) => inForce[kind]?.version === agreed[kind]);
}

export async function recordAgreement(db: Database, personId: string, agreed: Agreed, now: Date) {
  for (const kind of kinds) await store.insertConsent(db, personId, kind, agreed[kind], now);
}

export async function textsToAgree(db: Database, personId: string) {
  const inForce = await store.textsInForce(db);
  const given = await store.consentsOf(db, personId);
  return kinds.filter(
    (kind) => !given.some((consent) => consent.kind === kind && consent.version === inForce[kind]?.version),
  );
}

export async function withdrawAgreement(db: Database, personId: string, now: Date) {
  await store.withdrawConsents(db, personId, now);
}
