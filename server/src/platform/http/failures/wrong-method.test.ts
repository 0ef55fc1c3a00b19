import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { onlyReadAddresses } from './wrong-method.ts';

const server = fastify();
const isOnlyRead = onlyReadAddresses(server);
server.get('/feeds/agenda.zh.ics', () => '');
server.get('/media/:id', () => '');
server.get('/cdfH5/*', () => '');
server.post('/api/agenda/getAgenda', () => '');

test.each([
  ['POST', '/feeds/agenda.zh.ics', true],
  ['DELETE', '/feeds/agenda.zh.ics?a=b', true],
  ['GET', '/feeds/agenda.zh.ics', false],
  ['HEAD', '/feeds/agenda.zh.ics', false],
  ['POST', '/feeds/agendaXzh.ics', false],
  ['POST', '/media/one', true],
  ['POST', '/media/one/two', false],
  ['POST', '/media/', false],
  ['PUT', '/cdfH5/pages/meeting/meeting', true],
  ['PUT', '/api/agenda/getAgenda', false],
])('%s %s is sent to an address that can only be read: %s', (method, url, is) => {
  expect(isOnlyRead({ method, url })).toBe(is);
});
