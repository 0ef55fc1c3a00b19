import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { languages } from 'contract/languages';
import { legalTextFile } from 'contract/wire/legal-text-file';
import { legalText } from '../../platform/database/tables/consent.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

describe('the two legal texts', () => {
  test.each(languages)('in %s are a public file too, for which a phone need not say who it is', async (language) => {
    const file = await fetch(server.address + legalTextFile(language));
    const { obj } = await server.call.json('/api/about/getLegalTexts', {}, { language });
    expect([file.status, file.headers.get('cache-control'), await file.json()]).toEqual([200, 'no-cache', obj]);
  });

  test('are sent compressed, and to whoever has them only after a change', async () => {
    const ask = (headers: Record<string, string>) => fetch(server.address + legalTextFile('en'), { headers });
    const first = await ask({ 'accept-encoding': 'br' });
    const tag = first.headers.get('etag') ?? '';
    expect([first.headers.get('content-encoding'), (await first.text()).includes('Privacy')]).toEqual(['br', true]);
    expect((await ask({ 'if-none-match': tag })).status).toBe(304);
    const [agreement] = await server.db.select().from(legalText).where(eq(legalText.kind, 'agreement'));
    const title = { zh: '新的协议', en: 'A new agreement' };
    await server.db.update(legalText).set({ title }).where(eq(legalText.kind, 'agreement'));
    const changed = await ask({ 'if-none-match': tag });
    await server.db.update(legalText).set({ title: agreement!.title }).where(eq(legalText.kind, 'agreement'));
    expect([changed.status, (await changed.text()).includes('A new agreement')]).toEqual([200, true]);
  });
});
