import type { QueryFunctionContext } from '@tanstack/react-query';
import type { LegalTexts } from 'contract/calls/consent';
import type { Language } from 'contract/languages';
import { transportCodes } from 'contract/wire/codes';
import { legalTextFile } from 'contract/wire/legal-text-file';
import { send } from '../../../lib/call/transport.ts';
import { transferTimeout } from '../../../lib/call/answer-time-limits.ts';

/** The texts as a public file: a call would carry the phone's identifier, and nobody has agreed to that yet. */
export const publicTextQuery = (language: Language) => ({
  queryKey: [legalTextFile(language)],
  queryFn: ({ signal }: QueryFunctionContext) =>
    send(
      {
        ...{ path: legalTextFile(language), method: 'GET', headers: {}, signal },
        ...{ timeout: transferTimeout, networkCode: transportCodes.network },
      },
      textsIn,
    ),
});

async function textsIn(response: Response): Promise<LegalTexts> {
  if (!response.ok) throw new Error(`the texts were answered with ${response.status}`);
  return (await response.json()) as LegalTexts;
}
