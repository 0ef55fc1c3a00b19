import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import type { TextKey } from 'contract/wire/sealed-text';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { escapedHtml } from '../escaped-html.ts';
import { hasTag, tagOf } from './public/tagged-body.ts';
import { PreparedAnswer } from './prepared-and-compressed-answer.ts';
import { appPolicy } from './security-headers.ts';
import { sendPrepared } from './send-answer.ts';
import { appBase, isOpenedInBrowser, rightAppAddress } from './web-addresses.ts';

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
/** Their names stay the same, so a browser asks for them again and again, and gets the new one as soon as there is one. */
const revalidated = {
  'sw.js': 'text/javascript; charset=utf-8',
  'manifest.zh.webmanifest': 'application/manifest+json; charset=utf-8',
  'manifest.en.webmanifest': 'application/manifest+json; charset=utf-8',
};
// The formatter may break the line inside a tag.
const phonePlace = /<span data-secretariat><\/span\s*>/g;
/** Every page is behind a login, so none is for search engines. */
const marks = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
/** Icons have no hash in their names: kept like the hashed files, a new one would be there only after a year. */
const iconsKept = 'public, max-age=3600';
const isIcon = (path: string) => dirname(path) === built && /\.(svg|png)(\.br|\.gz)?$/.test(path);
const placeholder = /<meta name="forum-companion"[^>]*>/;

type WebAppSettings = Pick<Configuration, 'signSecret' | 'hostMarker' | 'mediaS3Url'> & {
  textKey: TextKey;
  /** The hosts that the web view may open now. */
  frameHosts(): readonly string[];
  /** Whom to call when the app does not start; undefined before there is a forum. */
  secretariatPhone(): string | undefined;
};

/** Serves the web app. Hashed files are cached for ever; every page address returns the shell, which is revalidated. */
export async function serveWebApp(server: FastifyInstance, configuration: WebAppSettings, clock: Clock) {
  server.get('/', (request, reply) => reply.redirect(`${appBase}${request.url}`, 302));
  server.get(appBase, (request, reply) => reply.redirect(rightAppAddress(request.url) ?? `${appBase}/`, 308));
  if (!existsSync(join(built, 'index.html'))) return;

  const current = currentShell(configuration);
  await server.register(fastifyStatic, {
    root: built,
    prefix: `${appBase}/`,
    index: false,
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply, path) => {
      if (isIcon(path)) reply.header('cache-control', iconsKept);
    },
    globIgnore: ['index.html', ...Object.keys(revalidated), '**/*.br', '**/*.gz', '.*'],
  });
  for (const [file, type] of Object.entries(revalidated))
    server.get(`${appBase}/${file}`, (_request, reply) =>
      reply
        // The worker obeys the policy of its own file.
        .headers({ 'content-type': type, 'cache-control': 'no-cache', 'content-security-policy': current().policy })
        .sendFile(file, { cacheControl: false }),
    );
  server.get(`${appBase}/*`, (request, reply) => {
    // A missing file is a 404. An unknown address that a person opens gets the app, which shows its own page for it.
    if (hasEnding(request.url) && !isOpenedInBrowser(request)) return reply.callNotFound();
    const { answer, policy, etag } = current();
    // A browser takes the headers of this answer for those of its copy.
    if (hasTag(request.headers['if-none-match'], etag))
      return reply
        .status(304)
        .headers({ ...marks, etag, 'content-security-policy': policy })
        .send();
    const headers = ['content-type', 'text/html; charset=utf-8', ...Object.entries(marks).flat(), 'etag', etag];
    return sendPrepared(request, reply, answer, { now: clock.now(), headers, policy });
  });
}

/**
 * The page names the Secretariat's number, and the policy follows the hosts that the web view may open. A page with another policy has another mark, because one that
 * a phone keeps would go on framing what is not allowed.
 */
function currentShell(settings: WebAppSettings) {
  const { mediaS3Url, frameHosts, secretariatPhone } = settings;
  const mediaOrigin = mediaS3Url && new URL(mediaS3Url).origin;
  const made = (hosts: readonly string[], phone: string | undefined) => {
    const page = shellPage(settings, phone);
    const policy = appPolicy(mediaOrigin, hosts);
    return { hosts, phone, answer: new PreparedAnswer(page, 'many'), policy, etag: tagOf(page, policy) };
  };
  let last = made(frameHosts(), secretariatPhone());
  return () => {
    const [hosts, phone] = [frameHosts(), secretariatPhone()];
    if (last.hosts !== hosts || last.phone !== phone) last = made(hosts, phone);
    return last;
  };
}

function hasEnding(address: string) {
  return /\.[a-z0-9]+$/i.test(address.split('?', 1)[0] ?? '');
}

/**
 * Contains the settings that the client needs before its first call, and the number for those whose app does not start.
 * The sign secret is public (docs/security.md).
 */
function shellPage({ signSecret, hostMarker, textKey }: WebAppSettings, phone: string | undefined): string {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const readable = phone && readablePhone(phone);
  const content = escapedHtml(JSON.stringify({ signSecret, hostMarker, textKey, secretariatPhone: readable }));
  if (!placeholder.test(page)) throw new Error('web/dist/index.html has no place for the settings of the shell');
  const link = phone && ` <a href="${callLink(phone)}">${escapedHtml(readablePhone(phone))}</a>`;
  return page
    .replace(placeholder, () => `<meta name="forum-companion" content="${content}">`)
    .replaceAll(phonePlace, () => link ?? '');
}
