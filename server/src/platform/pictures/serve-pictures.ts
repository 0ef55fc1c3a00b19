import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { pictureById } from './pictures.store.ts';
import type { Pictures } from './picture-addresses.ts';

const Address = z.object({
  params: z.object({ id: z.string().max(40) }),
  query: z.strictObject({ until: z.string().max(12), sign: z.string().max(64) }),
});

/** A wrong, an expired and an unknown address get the same answer. */
export function servePictures(server: FastifyInstance, { db, pictures }: { db: Database; pictures: Pictures }) {
  server.get('/media/:id', async (request, reply) => {
    const address = Address.safeParse({ params: request.params, query: request.query }).data;
    if (!address || !pictures.isSigned(address.params.id, address.query.until, address.query.sign))
      return reply.status(404).send();
    const picture = await pictureById(db, address.params.id);
    if (!picture) return reply.status(404).send();
    return reply
      .type(picture.type)
      .headers({
        'cache-control': 'private, max-age=86400, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(Buffer.from(picture.bytes));
  });
}
