import { html, inPath, json, ofArea, text, type RouteOperations } from './route-operation.ts';

const lives = { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } };
const page = { 200: { description: 'A page.', content: html } };
const token = inPath('token', 'The random part of a link, which opens it.');
const unchanged = { 304: { description: 'The client has it already.' } };
const refused = { 429: { description: 'It was asked for too often; Retry-After says when to ask again.' } };
const linkIsOver = { 404: { description: 'The link is used, late or unknown.', content: html } };
/** Public files come without the cookie; what is not public needs it. */
const byCookieIfAny = [{}, { media: [] }];

/** Players jump within these, and programs that download go on where they were cut. */
const inPieces = { 'application/pdf': {}, 'audio/*': {}, 'video/*': {} };
const scheduleXml = 'application/vnd.c3voc.schedule+xml';
const schedule = { type: 'object', required: ['schedule'], properties: { schedule: { type: 'object' } } };

const monitoring = ofArea('monitoring');
const media = ofArea('media');
const links = ofArea('links');
const feeds = ofArea('feeds');
const consent = ofArea('consent');
const news = ofArea('news');
const describing = ofArea('description');

const legalTexts = (operationId: string, language: string) => ({
  get: consent({
    operationId,
    summary: `The User Service Agreement and the Privacy Policy in force in ${language}, for readers who have not agreed yet.`,
    responses: { 200: { description: 'Both texts.', content: json({ type: 'object' }) }, ...unchanged },
  }),
});

const feed = (operationId: string, form: string, type: string, schema: object = { type: 'string' }) => ({
  get: feeds({
    operationId,
    summary: `The public part of the agenda ${form}, while the secretariat opens the feeds.`,
    responses: {
      200: { description: 'The feed.', content: { [type]: { schema } } },
      ...unchanged,
      404: { description: 'The feeds are closed.' },
    },
  }),
});

const description = (operationId: string, version: string) => ({
  get: describing({
    operationId,
    summary: `This description, in the form of OpenAPI ${version}.`,
    responses: {
      200: { description: 'The description.', content: json({ type: 'object' }) },
      ...unchanged,
      ...refused,
    },
  }),
});

export const descriptionRoutes: RouteOperations = {
  '/api/openapi.json': description('getDescription', '3.1'),
  '/api/openapi-3.2.json': description('getDescription32', '3.2'),
};

/** A page behind a link, with one button, and what the button fetches. */
const linked = (name: string, what: string, { file, content }: { file: string; content: object }) => ({
  get: links({
    operationId: `open${name}Link`,
    summary: `The page behind a link to ${what}, with one button. It changes nothing.`,
    parameters: [token],
    responses: { 200: { description: 'The page.', content: html }, ...linkIsOver },
  }),
  post: links({
    operationId: `fetch${name}ByLink`,
    summary: file,
    parameters: [token],
    responses: { 200: { description: 'The file.', content }, ...linkIsOver },
  }),
});

/** The routes that are no calls, for browsers and for monitoring. */
export const otherRoutes: RouteOperations = {
  ...descriptionRoutes,
  '/healthz': {
    get: monitoring({
      operationId: 'getHealth',
      summary: 'Whether the process lives.',
      responses: { 200: { description: 'It does.', content: json(lives) } },
    }),
  },
  '/readyz': {
    get: monitoring({
      operationId: 'getReadiness',
      summary: 'Whether the server can answer, because its database does.',
      responses: {
        200: { description: 'It can.', content: json(lives) },
        503: { description: 'The database is away.', content: json(lives) },
      },
    }),
  },
  '/legal-texts/zh.json': legalTexts('getLegalTextsZh', 'Chinese'),
  '/legal-texts/en.json': legalTexts('getLegalTextsEn', 'English'),
  '/media/{id}': {
    get: media({
      operationId: 'getMedia',
      security: byCookieIfAny,
      summary:
        'A picture, recording or video of the Forum by its id, a picture also with `.w320`, `.w640`, `.w1280` or `.w2048` for its width; a document that everybody may have; or a photo by the id of its person, a dot and its number.',
      parameters: [inPath('id', 'What the address names, as the summary says.')],
      responses: {
        200: { description: 'The file.', content: { 'image/*': {}, ...inPieces } },
        206: { description: 'The asked piece of a document, recording or video.', content: inPieces },
        302: { description: 'The file is at this address of the store, for a minute.' },
        304: { description: 'The browser has the file, and may still show it.' },
        404: { description: 'It is unknown, gone, or not for the session that the cookie names.' },
        416: { description: 'The asked piece is beyond the end.' },
      },
    }),
  },
  '/media/leave': {
    post: media({
      operationId: 'leave',
      security: byCookieIfAny,
      summary: 'Ends the session that the cookie names, unless it has just begun, for a logout that got lost.',
      responses: {
        202: { description: 'The session has just begun; it can be left after its first minute.' },
        204: { description: 'There is no session any more.' },
        403: { description: 'The request came from another site.' },
      },
    }),
  },
  '/media/clear': {
    post: media({
      operationId: 'clearCache',
      summary: 'Makes the browser drop the pictures and files that it keeps of this app.',
      responses: {
        204: { description: 'The browser has been told, by Clear-Site-Data.' },
        403: { description: 'The request came from another site.' },
      },
    }),
  },
  '/download/{ticket}': {
    get: links({
      operationId: 'fetchByTicket',
      summary: 'A file, once, by the ticket that a session asked for.',
      parameters: [inPath('ticket', 'The ticket that a call answered.')],
      responses: {
        200: { description: 'The file.', content: { '*/*': {} } },
        404: { description: 'The ticket is used, late or unknown.', content: html },
      },
    }),
  },
  '/own-data/{token}': linked('OwnData', 'the download of own data', {
    file: 'The download of own data, once.',
    content: { 'application/zip': {} },
  }),
  '/files/{token}': linked('File', 'a file', {
    file: 'The file, once.',
    content: { 'application/octet-stream': {} },
  }),
  '/album-photos/{token}': linked('Photos', 'photos of the album', {
    file: 'The photos, once: one as a JPEG, several as a zip.',
    content: { 'image/jpeg': {}, 'application/zip': {} },
  }),
  '/calendar/{file}': {
    get: feeds({
      operationId: 'getPrivateCalendar',
      summary: 'The timeline of the person who opened this private address, as one calendar.',
      parameters: [inPath('file', 'The secret part of the private address, and `.ics`.')],
      responses: {
        200: { description: 'The calendar.', content: { 'text/calendar': text } },
        ...unchanged,
        404: { description: 'The address is unknown, revoked or over.' },
        ...refused,
      },
    }),
  },
  '/feeds/agenda.zh.ics': feed('getCalendarZh', 'as one calendar in Chinese', 'text/calendar'),
  '/feeds/agenda.en.ics': feed('getCalendarEn', 'as one calendar in English', 'text/calendar'),
  '/feeds/schedule.zh.xml': feed('getScheduleXmlZh', 'as schedule.xml in Chinese', scheduleXml),
  '/feeds/schedule.en.xml': feed('getScheduleXmlEn', 'as schedule.xml in English', scheduleXml),
  '/feeds/schedule.zh.json': feed('getScheduleJsonZh', 'as schedule.json in Chinese', 'application/json', schedule),
  '/feeds/schedule.en.json': feed('getScheduleJsonEn', 'as schedule.json in English', 'application/json', schedule),
  '/share/{id}': {
    get: news({
      operationId: 'getSharedPage',
      summary: 'An item of news that is marked public, as a page for chat apps; for any other id the Forum’s own page.',
      parameters: [
        inPath('id', 'The id of the item.'),
        {
          ...{ name: 'lang', in: 'query', required: false, schema: { enum: ['zh', 'en'] } },
          description: 'The language of the page; without it the one that the browser prefers.',
        },
      ],
      responses: { ...page, ...unchanged },
    }),
  },
  '/notice/{token}': {
    get: links({
      operationId: 'openNotice',
      summary: 'The page behind the link of a notice of a login. It changes nothing.',
      parameters: [token],
      responses: page,
    }),
    post: links({
      operationId: 'answerNotice',
      summary: '“This was not me”: ends the session, and voids the code of the badge or the links to partners’ apps.',
      parameters: [token],
      responses: page,
    }),
  },
};
