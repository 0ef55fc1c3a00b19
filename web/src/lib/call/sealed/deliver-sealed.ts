import { transportCodes } from 'contract/wire/codes';
import { sealedField, type TextKey } from 'contract/wire/sealed-text';
import { member } from '../../json.ts';
import { language } from '../../language.ts';
import { pageSettings } from '../../page-config.ts';
import { storage } from '../../storage/storage.ts';
import { say } from '../../words.ts';
import { callEvents } from '../call-events.ts';
import { CallFailure } from '../call-failure.ts';
import { sealText } from './seal-text.ts';
import { sealedWords } from './sealed.words.ts';
import type { Received } from '../transport.ts';

type Delivery = {
  path: string;
  /** The fields that travel sealed. */
  sealed: readonly string[];
  body: { requestId: string };
  sendBody: (body: object) => Promise<Received>;
};

/** The key that came with the shell, or a later one that the server announced. */
let key: TextKey | undefined;

/** Sends the body with its personal text sealed, and once more if the server has another key by now. */
export async function deliverSealed({ path, sealed, body, sendBody }: Delivery): Promise<Received> {
  requireSecureConnection();
  const send = async (textKey: TextKey) => sendBody(await sealedBody({ path, sealed, body }, textKey));
  const used = (key ??= String(member(pageSettings(), 'textKey')));
  const first = await send(used);
  const announced = member(first.obj, 'textKey');
  if (typeof announced !== 'string' || announced === used) return first;
  key = announced;
  return send(announced);
}

/** Browsers seal nothing on a page that came without https. It counts as stopped, because sending it again is no help. */
function requireSecureConnection() {
  if ((crypto as Partial<Crypto>).subtle) return;
  const { needsHttps } = say(sealedWords, language.get());
  callEvents().toast(needsHttps);
  throw new CallFailure(transportCodes.abort, needsHttps);
}

async function sealedBody({ path, sealed, body }: Omit<Delivery, 'sendBody'>, textKey: TextKey): Promise<object> {
  const isPersonal = ([name]: [string, unknown]) => sealed.includes(name);
  const fields = Object.entries(body);
  const personal = JSON.stringify(Object.fromEntries(fields.filter(isPersonal)));
  const submission = { path, personId: storage.userObj.get()?.id ?? '', requestId: body.requestId };
  return {
    ...Object.fromEntries(fields.filter((field) => !isPersonal(field))),
    [sealedField]: await sealText(textKey, personal, submission),
  };
}
