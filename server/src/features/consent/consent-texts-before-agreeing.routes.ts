import type { FastifyInstance } from 'fastify';
import { languages } from 'contract/languages';
import { legalTextFile } from 'contract/wire/legal-text-file';
import type { Database } from '../../platform/database/database.ts';
import { bodiesByContent, sendTagged } from '../../platform/http/public/tagged-body.ts';
import { legalTextsIn } from './consent.actions.ts';

/** The same texts without the envelope: before a person agrees, their phone sends nothing that identifies it. */
export function legalTextFiles(server: FastifyInstance, { db }: { db: Database }) {
  const bodyOf = bodiesByContent(languages.length);
  for (const language of languages)
    server.get(legalTextFile(language), async (request, reply) => {
      const body = bodyOf(JSON.stringify(await legalTextsIn(language, db)));
      return sendTagged(request, reply, body, {
        type: 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
      });
    });
}
