import { fileCategories, fileTypes } from 'contract/file-categories';
import { findGroups } from 'contract/search-limits';
import { pagePicture, pictureAddress } from 'contract/wire/media';
import type { Body } from '../testing/signed-call.ts';
import { requestId } from '../testing/signing-in.ts';
import { canary, names, type Planted, type Who } from './planted-canaries.testing.ts';

/** Every question, or so many that each way out is asked once. */
type Size = 'all' | 'some';
type Question = [path: string, body: Body];

const asked: Record<Size, { find: string[]; alone: string[]; files: string[]; types: string[]; categories: string[] }> =
  {
    some: { find: [canary, '论坛'], alone: ['a'], files: [canary, 'forum'], types: ['pdf'], categories: ['report'] },
    all: {
      ...{ find: [canary, 'forum', 'a', '论坛', '的会'], alone: [canary, 'a'] },
      ...{ files: [canary, 'forum', 'a', '论坛', '的会'] },
      ...{ types: Object.keys(fileTypes), categories: Object.keys(fileCategories) },
    },
  };

/** What could tell of the secrets: what is found, in which order, and how much there is. */
function questions(size: Size, { secrets }: Planted): Question[] {
  const files = [...secrets.values()].flatMap((secret) => secret.files);
  const { find, alone, types, categories, files: searched } = asked[size];
  return [
    ...find.map((text): Question => ['search/find', { text }]),
    ...findGroups.flatMap((only) => alone.map((text): Question => ['search/find', { text, only }])),
    ...searched.flatMap((text) => ['best', 'newest'].map((order): Question => ['files/searchFiles', { text, order }])),
    ...types.map((type): Question => ['files/searchFiles', { text: 'a', type }]),
    ...[{}, ...categories.map((category) => ({ category }))].map((body): Question => ['files/getFiles', body]),
    ...files.flatMap(({ id }): Question[] => [
      ...([
        ['files/getFile', { id }],
        ['files/getFilePage', { id, number: 1 }],
      ] as Question[]),
      ['files/findInFile', { id, text: canary }],
    ]),
    ...(['getAlbum', 'getPhotos', 'getHideRequests'] as const).map((name): Question => [`album/${name}`, {}]),
  ];
}

/** Writes change with each call, so that only their codes are compared. */
function attempts({ secrets, photo }: Planted): Question[] {
  const files = [...secrets.values()].flatMap((secret) => secret.files);
  return [
    ...files.flatMap(({ id }): Question[] => [
      ...([
        ['files/prepareFile', { id }],
        ['files/prepareFileLink', { id }],
      ] as Question[]),
      ['favourites/setBookmark', { kind: 'file', itemId: id, bookmarked: true }],
    ]),
    ['album/preparePhotos', { photos: [photo.id] }],
    ['album/preparePhotosLink', { photos: [photo.id] }],
    ['album/askToHidePhoto', { photoId: photo.id }],
  ];
}

async function everythingSeenBy(who: Who, size: Size, planted: Planted): Promise<Map<string, string>> {
  const { desk, tokens, fetchAs, secrets, photo } = planted;
  const options = { token: tokens.get(who) ?? '', language: 'en' } as const;
  const ask = (path: string, body: Body) => desk.server.call.json(`/api/${path}`, body, options);
  const seen = new Map<string, string>();
  for (const [path, body] of questions(size, planted)) {
    const { code, obj } = await ask(path, body);
    seen.set(`${path} ${JSON.stringify(body)}`, JSON.stringify([code, obj]));
  }
  for (const [path, body] of attempts(planted))
    seen.set(`${path} ${JSON.stringify(body)}`, String((await ask(path, { ...body, requestId: requestId() })).code));
  const files = [...secrets.values()].flatMap((secret) => secret.files);
  for (const path of [
    ...files.map(({ media }) => pagePicture({ id: media }, 1)),
    pictureAddress({ id: photo.pictureId }),
  ])
    seen.set(path, String((await fetchAs.get(who)?.(path))?.status));
  return seen;
}

async function everything(size: Size, planted: Planted) {
  planted.desk.server.services.contentCache.clear();
  return new Map(
    await Promise.all(names.map(async (who) => [who, await everythingSeenBy(who, size, planted)] as const)),
  );
}

const differences = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([question, answer]) => after.get(question) !== answer).map(([question]) => question);

/**
 * Takes the secrets away, those of one audience after the other. If a secret were counted, put in order or shown to
 * anybody else, its absence would change an answer; to its own audience it has to.
 */
export async function leaks(size: Size, planted: Planted) {
  let before = await everything(size, planted);
  const found: string[] = [];
  const gone = Map.groupBy(planted.secrets, ([, { who }]) => who.join(', '));
  for (const some of gone.values()) {
    for (const [, { remove }] of some) await remove();
    const what = some.map(([secret]) => secret).join(', ');
    const audience = some[0]?.[1].who ?? [];
    const after = await everything(size, planted);
    for (const name of names) {
      const changed = differences(before.get(name) ?? new Map(), after.get(name) ?? new Map());
      if (!audience.includes(name)) found.push(...changed.map((question) => `${what}, ${name}: ${question}`));
      else if (changed.length === 0) found.push(`${what}, ${name}: not seen`);
    }
    before = after;
  }
  return { viewers: names.length, questions: before.get('red')?.size ?? 0, leaks: found };
}
