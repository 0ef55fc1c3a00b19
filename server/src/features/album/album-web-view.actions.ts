import { getTopicViewUrl, type getWebViewAddress } from 'contract/calls/album';
import type { setExternalAlbum as albumCall, setWebViewHosts as hostsCall } from 'contract/calls/console/album';
import { addressNotAllowed, hostsNotPlain } from 'contract/refusals/album';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import type { Services } from '../../platform/services.ts';
import type { Write } from '../../platform/writes/write.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { allowedAddress, isPlainHost } from './album-web-view.rules.ts';
import * as store from './album-web-view.store.ts';
import { albumWords } from './album.words.ts';

type Reading = { db: Database; services: Pick<Services, 'contentCache'> };

function keptWebView({ db, services }: Reading) {
  return services.contentCache.get(getTopicViewUrl, 'web view', () => store.currentWebView(db));
}

/** The address is judged again, so that nothing opens that a change of the list left behind. */
export async function showTopicViewUrl({ db, language, services }: Context<typeof getTopicViewUrl>) {
  const { hosts, externalAlbum } = await keptWebView({ db, services });
  const allowed = externalAlbum === null ? undefined : allowedAddress(externalAlbum, hosts);
  return allowed ? { url: allowed.url, title: albumWords.external[language] } : null;
}

export async function showWebViewAddress({ body, db, services }: Context<typeof getWebViewAddress>) {
  const { hosts } = await keptWebView({ db, services });
  return allowedAddress(body.url, hosts) ?? refuse(addressNotAllowed);
}

export async function setExternalAlbum(context: Context<typeof albumCall>) {
  const before = await store.webViewToChange(context.db);
  const { url } = context.body;
  const allowed = url === null ? null : allowedAddress(url, before.hosts);
  if (allowed === undefined) refuse(addressNotAllowed);
  const externalAlbum = allowed && allowed.url;
  await put(context, 'set external album', before, { ...before, externalAlbum });
  return { url: externalAlbum };
}

/** An external album on a host that is not allowed any more is taken back. */
export async function setWebViewHosts(context: Context<typeof hostsCall>) {
  const hosts = [...new Set(context.body.hosts)].toSorted();
  if (!hosts.every(isPlainHost)) refuse(hostsNotPlain);
  const before = await store.webViewToChange(context.db);
  const { externalAlbum: former } = before;
  const externalAlbum = former !== null && allowedAddress(former, hosts) ? former : null;
  await put(context, 'set web view hosts', before, { hosts, externalAlbum });
  return { hosts };
}

type Changing = Pick<Write, 'db' | 'changed' | 'tellScreens'>;

async function put({ db, changed, tellScreens }: Changing, what: string, before: store.WebView, after: store.WebView) {
  await store.putWebView(db, after);
  await changed({ kind: 'album', item: 'web view', what, before, after });
  const { id } = await currentForum(db);
  tellScreens({ topic: 'album', itemId: id, version: 1 });
}

type FrameHosts = () => readonly string[];

/**
 * The allowed hosts for the policy of the app's pages, which are served without asking the database. They are read
 * again before anybody is told of a change of the album, on every instance; a reading that fails is tried again with
 * the change.
 */
export async function openFrameHosts({
  db,
  services: { changes },
}: {
  db: Database;
  services: Pick<Services, 'changes'>;
}): Promise<FrameHosts> {
  let { hosts } = await store.currentWebView(db);
  const readAgain = async () => {
    ({ hosts } = await store.currentWebView(db));
  };
  changes.beforeTelling(async (all) => {
    if (all.some(({ topic }) => topic === 'album')) await readAgain();
  });
  // Until the connection was back, changes may have gone unnoticed; the log that is read next brings them as well.
  changes.onNoticesLost(() => void readAgain().catch(() => undefined));
  return () => hosts;
}
