import * as album from 'contract/calls/album';
import * as consoleAlbum from 'contract/calls/console/album';
import * as consoleFiles from 'contract/calls/console/files';
import * as consoleMedia from 'contract/calls/console/media';
import * as consoleNews from 'contract/calls/console/news';
import * as files from 'contract/calls/files';
import { prepareNewsDocument } from 'contract/calls/news';
import { hideRequest } from '../database/tables/content/album.ts';
import { idFromKey, newId } from '../ids.ts';
import { kinds } from '../media/content/file-kinds.ts';
import { storedFile } from '../media/files.testing.ts';
import { albumFile, albumPhotoIn } from '../media/album-photos.testing.ts';
import { gu, steps } from '../testing/signing-in.ts';
import type { Desk, EachWrite } from './each-personal-write.testing.ts';

const facts: consoleNews.NewsFacts = {
  ...{ kind: 'news', category: 'forum', cover: null, film: null },
  title: { zh: '开幕', en: 'The opening' },
  summary: { zh: null, en: null },
  source: { zh: '论坛日报', en: 'Forum Daily' },
  body: { zh: [], en: [] },
};

/** News and the files of the content. Each write has an item of its own. */
export function contentWrites({ ask, server }: Desk): EachWrite {
  const draft = async () => {
    const { id, version } = await ask(consoleNews.addNews, facts);
    return { id, version };
  };
  const published = async () => {
    const { id, version } = await ask(consoleNews.publishNews, await draft());
    return { id, version };
  };
  const signedIn = async () => ({ token: (await steps(server).signIn({ address: gu.mobile })).token });
  return {
    ...albumWrites(server, signedIn),
    ...fileWrites({ ask, server }, signedIn),
    [prepareNewsDocument.path]: async () => ({
      body: { id: idFromKey('news', 'annual-report'), file: idFromKey('news file', 'annual-report-summary') },
      options: await signedIn(),
    }),
    [consoleNews.addNews.path]: async () => ({ body: facts }),
    [consoleNews.changeNews.path]: async () => ({ body: { ...facts, ...(await draft()), kind: 'talk' } }),
    [consoleNews.setRecording.path]: async () => ({ body: { ...(await draft()), language: 'zh', recording: null } }),
    [consoleNews.publishNews.path]: async () => ({ body: await draft() }),
    [consoleNews.unpublishNews.path]: async () => ({ body: await published() }),
    [consoleNews.setNewsPublic.path]: async () => ({ body: { ...(await draft()), to: 'on' } }),
    [consoleMedia.removeFile.path]: async () => ({ body: { id: await storedFile(server, new Uint8Array([1])) } }),
  };
}

/** Each write has a photo of its own. */
function albumWrites(server: Desk['server'], signedIn: () => Promise<{ token: string }>): EachWrite {
  const photo = async () => (await albumPhotoIn(server)).id;
  const title = { zh: '周二上午', en: 'Tuesday morning' };
  const request = async () => {
    const id = newId();
    const asked = { id, photoId: await photo(), personId: gu.id, askedAt: server.clock.now() };
    await server.db.insert(hideRequest).values(asked);
    return id;
  };
  return {
    [album.preparePhotos.path]: async () => ({ body: { photos: [await photo()] }, options: await signedIn() }),
    [album.preparePhotosLink.path]: async () => ({ body: { photos: [await photo()] }, options: await signedIn() }),
    [album.askToHidePhoto.path]: async () => ({ body: { photoId: await photo() }, options: await signedIn() }),
    [consoleAlbum.addTopic.path]: async () => ({ body: { date: '2027-03-23', title } }),
    [consoleAlbum.addPhoto.path]: async () => ({
      body: {
        ...{ topicId: (await albumPhotoIn(server)).topicId, media: await albumFile(server) },
        ...{ takenAt: server.clock.now().toISOString(), caption: title },
      },
    }),
    [consoleAlbum.hidePhoto.path]: async () => ({ body: { id: await photo(), to: 'hidden' } }),
    [consoleAlbum.answerHideRequest.path]: async () => ({ body: { id: await request(), answer: 'hide' } }),
    [consoleAlbum.setWebViewHosts.path]: async () => ({ body: { hosts: ['album.example.com'] } }),
    [consoleAlbum.setExternalAlbum.path]: async () => ({ body: { url: null } }),
  };
}

/** Each write has a file of its own, of a kind that no job reads: what a job writes is no effect of the call. */
function fileWrites(
  { ask, server }: Pick<Desk, 'ask' | 'server'>,
  signedIn: () => Promise<{ token: string }>,
): EachWrite {
  const content = async () => ({
    media: await storedFile(server, new Uint8Array([1]), { ...kinds.doc, width: null, height: null }),
    ending: 'doc' as const,
  });
  const described = { category: 'guide', title: { zh: '指南', en: 'Guide' }, audience: { kind: 'all' } } as const;
  const added = async () => {
    const { id, version } = await ask(consoleFiles.addForumFile, { ...described, ...(await content()) });
    return { id, version };
  };
  const published = async () => {
    const { id, version } = await ask(consoleFiles.publishForumFile, await added());
    return { id, version };
  };
  const mine = async () => ({ body: { id: (await published()).id }, options: await signedIn() });
  return {
    [files.prepareFile.path]: mine,
    [files.prepareFileLink.path]: mine,
    [consoleFiles.addForumFile.path]: async () => ({ body: { ...described, ...(await content()) } }),
    [consoleFiles.changeForumFile.path]: async () => ({
      body: { ...(await added()), ...described, category: 'report' },
    }),
    [consoleFiles.replaceForumFile.path]: async () => ({ body: { ...(await added()), ...(await content()) } }),
    [consoleFiles.publishForumFile.path]: async () => ({ body: await added() }),
    [consoleFiles.unpublishForumFile.path]: async () => ({ body: await published() }),
  };
}
