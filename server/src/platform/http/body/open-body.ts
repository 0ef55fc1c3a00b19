import { textNotOpened } from 'contract/refusals/wire';
import type { Call } from 'contract/wire/call';
import { sealedField } from 'contract/wire/sealed-text';
import type { SealedTexts } from '../../sealed-text/sealed-texts.ts';
import type { Viewer } from '../../viewer.ts';
import { refuse } from '../../writes/refusing.ts';
import { fromJson, type ReadBody } from './read-body.ts';

type Opening = { read: ReadBody; viewer: Viewer | undefined; services: { sealedTexts: SealedTexts } };

/**
 * Puts what travelled sealed where the declaration has it. A personal text that did not travel sealed is refused, and
 * so is everything that cannot be opened: in one way, with the current key, so that the phone can seal it again.
 */
export async function openedBody(call: Call, { read, viewer, services }: Opening): Promise<ReadBody> {
  const { [sealedField]: sealed, ...open } = read.fields;
  const { announced: textKey, open: openText } = services.sealedTexts;
  const submission = { path: call.path, personId: viewer?.id ?? '', requestId: textOf(open['requestId']) };
  const json = await openText(textOf(sealed), submission);
  const personal = new Set(call.sealed);
  if (json === undefined || Object.keys(open).some((name) => personal.has(name))) refuse(textNotOpened, { textKey });
  const opened = fromJson(json).fields;
  if (Object.keys(opened).some((name) => !personal.has(name))) refuse(textNotOpened, { textKey });
  return { ...read, fields: { ...open, ...opened } };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
