import { randomInt } from 'node:crypto';
import type * as consoleCalls from 'contract/calls/console/erasures';
import type * as calls from 'contract/calls/own-data';
import { erasureNotHeld, noErasureAsked } from 'contract/refusals/own-data';
import type { Database } from '../../platform/database/database.ts';
import { prepareDownload, type Download, type DownloadContext } from '../../platform/downloads/download-tickets.ts';
import type { Context } from '../../platform/http/binding.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { personToSignIn } from '../session/session-opening.actions.ts';
import { takeOwnCode } from '../sign-in/sign-in-confirm.actions.ts';
import { erasureShown } from './own-data-erasure.rules.ts';
import * as store from './own-data-erasure.store.ts';
import { askedMessage, receiptText } from './own-data-erasure.words.ts';
import { ownDataWords } from './own-data.words.ts';
import { erasureWaits } from './own-data.rules.ts';

export const receiptDownload = 'erasure receipt';

/** Asking once more changes nothing: the time runs since the first request. */
export async function askForErasure(context: Context<typeof calls.askErasure>) {
  const { viewer, db, now, language, tellPerson } = context;
  const refused = await takeOwnCode(context, context.body);
  if (refused) return refused;
  const dueAt = new Date(now.getTime() + erasureWaits);
  const row = { personId: viewer.id, number: newReceiptNumber(), askedAt: now, dueAt, language };
  if (await store.insertRequest(db, row)) await tellOfRequest(context, dueAt);
  tellPerson(viewer.id);
  const { timeZone } = await currentForum(db);
  const request = await store.requestOf(db, viewer.id);
  if (!request) throw new Error('a request that was just made is there');
  return erasureShown(request, { timeZone, say: inLanguage(language) });
}

/** At every registered address, because whoever asked may have only one of them. */
async function tellOfRequest({ viewer, db, now, services }: Context<typeof calls.askErasure>, dueAt: Date) {
  const person = await personToSignIn(db, viewer.id);
  const { name, timeZone, secretariatPhone } = await currentForum(db);
  const message = {
    purpose: 'erasure asked' as const,
    now,
    ...askedMessage({ forumName: name, dueAt, timeZone, secretariatPhone }),
  };
  const { sealing, outgoing } = services;
  if (person?.mobileSealed)
    await outgoing.sendLater(db, { ...message, channel: 'sms', to: sealing.open(person.mobileSealed, 'mobile') });
  if (person?.emailSealed)
    await outgoing.sendLater(db, { ...message, channel: 'email', to: sealing.open(person.emailSealed, 'email') });
}

/** Without letters that are taken for digits, because numbers are read over the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** E-7K3F-Q2MD: 40 random bits, which say nothing about the person. */
function newReceiptNumber(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `E-${four()}-${four()}`;
}

export async function takeOwnErasureBack({ viewer, db, tellPerson }: Context<typeof calls.takeErasureBack>) {
  if (!(await store.deleteRequest(db, viewer.id))) refuse(noErasureAsked);
  tellPerson(viewer.id);
  return {};
}

export async function prepareReceipt(context: Context<typeof calls.fetchReceipt>) {
  if (!(await store.requestOf(context.db, context.viewer.id))) refuse(noErasureAsked);
  return prepareDownload(context, receiptDownload, {});
}

export async function receiptOf({ viewer, db, language }: DownloadContext): Promise<Download | undefined> {
  const request = viewer.scope === 'full' ? await store.requestOf(db, viewer.id) : undefined;
  if (!request) return undefined;
  const { timeZone, name } = await currentForum(db);
  const { number, askedAt, dueAt } = request;
  const content = receiptText({ number, askedAt, dueAt, timeZone, forumName: name }, language);
  return { name: ownDataWords[language].receiptName(number), extension: 'txt', content };
}

const receiptsListed = 100;

export async function listRequests({ db, language }: Context<typeof consoleCalls.listErasures>) {
  const { timeZone } = await currentForum(db);
  const at = (moment: Date) => isoIn(timeZone, moment);
  const waiting = await store.waitingRequests(db);
  const receipts = await store.newestReceipts(db, receiptsListed);
  return {
    waiting: waiting.map(({ request: { personId, number, askedAt, dueAt, heldReason }, name }) => ({
      ...{ personId, number, askedAt: at(askedAt), dueAt: at(dueAt), held: heldReason },
      name: inLanguage(language)(name),
    })),
    receipts: receipts.map(({ number, askedAt, erasedAt, rows }) => ({
      ...{ number, askedAt: at(askedAt), erasedAt: at(erasedAt) },
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    })),
  };
}

export async function holdRequest({ body, ...context }: Context<typeof consoleCalls.holdErasure>) {
  const { db, changed, tellPerson } = context;
  const { request, name } = await requestToDecide(db, body.personId, context.language);
  await store.holdRequest(db, body.personId, body.reason);
  tellPerson(body.personId);
  await changed({
    ...{ kind: 'person', item: body.personId, what: 'hold erasure' },
    before: { held: request.heldReason },
    after: { held: body.reason },
  });
  return { name, number: request.number };
}

export async function releaseRequest({ body, ...context }: Context<typeof consoleCalls.releaseErasure>) {
  const { db, changed, tellPerson } = context;
  const { request, name } = await requestToDecide(db, body.personId, context.language);
  if (!request.heldReason) refuse(erasureNotHeld);
  await store.holdRequest(db, body.personId, null);
  tellPerson(body.personId);
  await changed({
    ...{ kind: 'person', item: body.personId, what: 'release erasure' },
    before: { held: request.heldReason },
    after: { held: null },
  });
  const { timeZone } = await currentForum(db);
  return { name, number: request.number, dueAt: isoIn(timeZone, request.dueAt) };
}

async function requestToDecide(db: Database, personId: string, language: 'zh' | 'en') {
  const request = await store.requestToChange(db, personId);
  const person = request && (await personToSignIn(db, personId));
  if (!person) refuse(noErasureAsked);
  return { request, name: inLanguage(language)(person.name) };
}
