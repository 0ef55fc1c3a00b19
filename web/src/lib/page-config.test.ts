import { expect, it } from 'vitest';
import { pageConfig, readPageConfig } from './page-config.ts';

function pageWith(content: string | undefined) {
  const asked: string[] = [];
  const querySelector = (selector: string) => {
    asked.push(selector);
    return content === undefined ? null : { content };
  };
  return { asked, page: { querySelector } as unknown as Document };
}

it('the configuration is what the server wrote into the shell', () => {
  const { asked, page } = pageWith('{"signSecret":"s&\'\\"密","hostMarker":"ForumHost","more":1}');
  expect(readPageConfig(page)).toEqual({ signSecret: 's&\'"密', hostMarker: 'ForumHost' });
  expect(asked).toEqual(['meta[name="forum-companion"]']);
});

it('the page is read once', () => {
  const { asked, page } = pageWith('{"signSecret":"s","hostMarker":"h"}');
  Object.assign(globalThis, { document: page });
  expect(pageConfig()).toBe(pageConfig());
  expect(asked.length).toBe(1);
});

it.each([
  ['no meta element', undefined],
  ['no secret', '{"hostMarker":"h"}'],
  ['a marker that is no text', '{"signSecret":"s","hostMarker":1}'],
  ['null', 'null'],
])('a page with %s says what is wrong', (_what, content) => {
  expect(() => readPageConfig(pageWith(content).page)).toThrow(
    'This page was not served by the forum: its configuration is missing',
  );
});
