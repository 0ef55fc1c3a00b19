import type { FastifyInstance } from 'fastify';
import { languages } from 'contract/languages';
import { legalTextFile } from 'contract/wire/legal-text-file';
import type { Database } from '../../platform/database/database.ts';
import { legalTextsIn } from './consent.actions.ts';

/** The same texts without the envelope: before a person agrees, their phone sends nothing that identifies it. */
export function legalTextFiles(server: FastifyInstance, { db }: { db: Database }) {
  for (const language of languages)
    server.get(legalTextFile(language), async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(await legalTextsIn(language, db)),
    );
}
