import * as consoleMedia from 'contract/calls/console/media';
import * as consoleNews from 'contract/calls/console/news';
import { prepareNewsDocument } from 'contract/calls/news';
import { idFromKey } from '../ids.ts';
import { storedFile } from '../media/files.testing.ts';
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
  return {
    [prepareNewsDocument.path]: async () => ({
      body: { id: idFromKey('news', 'annual-report'), file: idFromKey('news file', 'annual-report-summary') },
      options: { token: (await steps(server).signIn({ address: gu.mobile })).token },
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
