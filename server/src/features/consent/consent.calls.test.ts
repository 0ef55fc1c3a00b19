import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from 'contract/languages';
import { legalTextFile } from 'contract/wire/legal-text-file';
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
});
