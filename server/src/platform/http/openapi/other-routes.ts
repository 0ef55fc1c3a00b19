const text = { schema: { type: 'string' } };
const lives = { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } };
const json = (schema: object) => ({ 'application/json': { schema } });
const page = { 200: { description: 'A page.', content: { 'text/html': text } } };
const inPath = (name: string) => ({ name, in: 'path', required: true, ...text });

const legalTexts = (language: string) => ({
  get: {
    summary: `The User Service Agreement and the Privacy Policy in force in ${language}, for readers who have not agreed yet.`,
    responses: { 200: { description: 'Both texts.', content: json({ type: 'object' }) } },
  },
});

const feed = (form: string, type: string) => ({
  get: {
    summary: `The public part of the agenda ${form}, while the secretariat opens the feeds.`,
    responses: {
      200: { description: 'The feed.', content: { [type]: text } },
      304: { description: 'The client has it already.' },
      404: { description: 'The feeds are closed.' },
    },
  },
});

/** The routes that are no calls, for browsers and for monitoring. */
export const otherRoutes = {
  '/api/openapi.json': {
    get: {
      summary: 'This description.',
      responses: { 200: { description: 'The description.', content: json({ type: 'object' }) } },
    },
  },
  '/healthz': {
    get: {
      summary: 'Whether the process lives.',
      responses: { 200: { description: 'It does.', content: json(lives) } },
    },
  },
  '/readyz': {
    get: {
      summary: 'Whether the server can answer, because its database does.',
      responses: {
        200: { description: 'It can.', content: json(lives) },
        503: { description: 'The database is away.', content: json(lives) },
      },
    },
  },
  '/legal-texts/zh.json': legalTexts('Chinese'),
  '/legal-texts/en.json': legalTexts('English'),
  '/media/{id}': {
    get: {
      summary:
        'A picture, recording or video of the Forum by its id, a picture also with `.w320`, `.w640`, `.w1280` or `.w2048` for its width; or a photo by the id of its person, a dot and its number.',
      parameters: [inPath('id'), { ...inPath('forum_media'), in: 'cookie' }],
      responses: {
        200: { description: 'The file.', content: { 'image/*': {}, 'audio/*': {}, 'video/*': {} } },
        206: { description: 'The asked piece of a recording or video.', content: { 'audio/*': {}, 'video/*': {} } },
        302: { description: 'The file is at this address of the store, for a minute.' },
        304: { description: 'The browser has the file, and may still show it.' },
        404: { description: 'It is unknown, gone, or not for the session that the cookie names.' },
        416: { description: 'The asked piece is beyond the end.' },
      },
    },
  },
  '/media/leave': {
    post: {
      summary: 'Ends the session that the cookie names, unless it has just begun, for a logout that got lost.',
      parameters: [{ ...inPath('forum_media'), in: 'cookie', required: false }],
      responses: {
        202: { description: 'The session has just begun; it can be left after its first minute.' },
        204: { description: 'There is no session any more.' },
        403: { description: 'The request came from another site.' },
      },
    },
  },
  '/media/clear': {
    post: {
      summary: 'Makes the browser drop the pictures and files that it keeps of this app.',
      responses: {
        204: { description: 'The browser has been told, by Clear-Site-Data.' },
        403: { description: 'The request came from another site.' },
      },
    },
  },
  '/download/{ticket}': {
    get: {
      summary: 'A file, once, by the ticket that a session asked for.',
      parameters: [inPath('ticket')],
      responses: {
        200: { description: 'The file.', content: { '*/*': {} } },
        404: { description: 'The ticket is used, late or unknown.', content: { 'text/html': text } },
      },
    },
  },
  '/own-data/{token}': {
    get: {
      summary: 'The page behind a link to the download of own data, with one button. It changes nothing.',
      parameters: [inPath('token')],
      responses: {
        200: { description: 'The page.', content: { 'text/html': text } },
        404: { description: 'The link is used, late or unknown.', content: { 'text/html': text } },
      },
    },
    post: {
      summary: 'The download of own data, once.',
      parameters: [inPath('token')],
      responses: {
        200: { description: 'The file.', content: { 'application/zip': {} } },
        404: { description: 'The link is used, late or unknown.', content: { 'text/html': text } },
      },
    },
  },
  '/files/{token}': {
    get: {
      summary: 'The page behind a link to a file, with one button. It changes nothing.',
      parameters: [inPath('token')],
      responses: {
        200: { description: 'The page.', content: { 'text/html': text } },
        404: { description: 'The link is used, late or unknown.', content: { 'text/html': text } },
      },
    },
    post: {
      summary: 'The file, once.',
      parameters: [inPath('token')],
      responses: {
        200: { description: 'The file.', content: { 'application/octet-stream': {} } },
        404: { description: 'The link is used, late or unknown.', content: { 'text/html': text } },
      },
    },
  },
  '/album-photos/{token}': {
    get: {
      summary: 'The page behind a link to photos of the album, with one button. It changes nothing.',
      parameters: [inPath('token')],
      responses: {
        200: { description: 'The page.', content: { 'text/html': text } },
        404: { description: 'The link is used, late or unknown.', content: { 'text/html': text } },
      },
    },
    post: {
      summary: 'The photos, once: one as a JPEG, several as a zip.',
      parameters: [inPath('token')],
      responses: {
        200: { description: 'The file.', content: { 'image/jpeg': {}, 'application/zip': {} } },
        404: { description: 'The link is used, late or unknown.', content: { 'text/html': text } },
      },
    },
  },
  '/calendar/{file}': {
    get: {
      summary: 'The timeline of the person who opened this private address, as one calendar.',
      parameters: [inPath('file')],
      responses: {
        200: { description: 'The calendar.', content: { 'text/calendar': text } },
        304: { description: 'The client has it already.' },
        404: { description: 'The address is unknown, revoked or over.' },
        429: { description: 'It was asked for too often; Retry-After says when to ask again.' },
      },
    },
  },
  '/feeds/agenda.zh.ics': feed('as one calendar in Chinese', 'text/calendar'),
  '/feeds/agenda.en.ics': feed('as one calendar in English', 'text/calendar'),
  '/feeds/schedule.zh.xml': feed('as schedule.xml in Chinese', 'application/vnd.c3voc.schedule+xml'),
  '/feeds/schedule.en.xml': feed('as schedule.xml in English', 'application/vnd.c3voc.schedule+xml'),
  '/feeds/schedule.zh.json': feed('as schedule.json in Chinese', 'application/json'),
  '/feeds/schedule.en.json': feed('as schedule.json in English', 'application/json'),
  '/share/{id}': {
    get: {
      summary: 'An item of news that is marked public, as a page for chat apps; for any other id the Forum’s own page.',
      parameters: [inPath('id'), { name: 'lang', in: 'query', required: false, schema: { enum: ['zh', 'en'] } }],
      responses: page,
    },
  },
  '/notice/{token}': {
    get: {
      summary: 'The page behind the link of a notice of a login. It changes nothing.',
      parameters: [inPath('token')],
      responses: page,
    },
    post: {
      summary: '“This was not me”: ends the session, and voids the code of the badge or the links to partners’ apps.',
      parameters: [inPath('token')],
      responses: page,
    },
  },
};
