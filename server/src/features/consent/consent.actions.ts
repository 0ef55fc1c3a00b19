import type { getLegalTexts } from 'contract/calls/consent';
import { notFound } from 'contract/refusals/wire';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { areCurrent, kinds, notAgreedTo } from './consent-asked-again.rules.ts';
import * as store from './consent.store.ts';

type Agreed = { agreement: number; privacy: number };

export function showLegalTexts({ db, language }: Context<typeof getLegalTexts>) {
  return legalTextsIn(language, db);
}

export async function legalTextsIn(language: Language, db: Database) {
  const { agreement, privacy } = await store.currentTexts(db);
  if (!agreement || !privacy) refuse(notFound);
  const say = inLanguage(language);
  const asSaid = ({ version, title, body }: typeof agreement) => ({ version, title: say(title), body: say(body) });
  return { agreement: asSaid(agreement), privacy: asSaid(privacy) };
}

export async function hasAgreed(db: Database, agreed: Agreed): Promise<boolean> {
  return areCurrent(await store.currentTexts(db), agreed);
}

export async function recordAgreement(db: Database, personId: string, agreed: Agreed, now: Date) {
  for (const kind of kinds) await store.insertConsent(db, personId, kind, agreed[kind], now);
}

export async function textsToAgree(db: Database, personId: string) {
  const current = await store.currentTexts(db);
  const given = await store.consentsOf(db, personId);
  return notAgreedTo(current, given);
}

export async function withdrawAgreement(db: Database, personId: string, now: Date) {
  await store.withdrawConsents(db, personId, now);
}
