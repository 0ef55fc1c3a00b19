import * as console from 'contract/calls/console/files';
import type { Language } from 'contract/languages';
import { docxOf, pdfOf } from './made-documents.testing.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { kinds } from '../media/content/file-kinds.ts';
import { storedFile } from '../media/files.testing.ts';
import type { Body } from '../testing/signed-call.ts';
import { requestId } from '../testing/signing-in.ts';
import type { staffDesk } from '../testing/staff-desk.ts';
import { readFile } from '../../features/files/files-reading.actions.ts';

type Desk = Awaited<ReturnType<typeof staffDesk>>;
type Ending = keyof Pick<typeof kinds, 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'doc'>;
type Facts = {
  bytes: Buffer;
  ending: Ending;
  title: { zh: string; en: string };
  audience?: console.FileAudience;
  category?: 'guide' | 'journal' | 'report';
};

/** A pdf whose pages have one line each. */
export const pdfWith = (...lines: string[]) => pdfOf(lines.map((text) => [{ text, y: 700 }]));
export const docxWith = (heading: string, ...lines: string[]) => docxOf([{ heading, lines }]);

/** What a member of the secretariat does with files, with the reading done at once. */
export function fileDesk({ ask, server }: Desk) {
  const context: JobContext = { ...server.parts, db: server.db };
  const stored = (bytes: Buffer, ending: Ending) =>
    storedFile(server, bytes, { ...kinds[ending], width: null, height: null });
  const read = (media: string) => readFile({ id: media }, context);
  async function add({ bytes, ending, title, audience = { kind: 'all' }, category = 'report' }: Facts) {
    const media = await stored(bytes, ending);
    const { id, version } = await ask(console.addForumFile, { category, title, audience, media, ending });
    await read(media);
    return { id, version, media };
  }
  async function publish(facts: Facts) {
    const { id, version, media } = await add(facts);
    const published = await ask(console.publishForumFile, { id, version });
    return { id, version: published.version, media };
  }
  return { stored, read, add, publish };
}

/** Asks a call of delegates about files. */
export function fileCalls({ server }: Pick<Desk, 'server'>) {
  return async <T>(name: string, body: Body, { token, language = 'en' }: { token: string; language?: Language }) => {
    const isWrite = name.startsWith('prepare');
    const sent = isWrite ? { ...body, requestId: requestId() } : body;
    const { code, obj, msg } = await server.call.json(`/api/files/${name}`, sent, { token, language });
    return { code, msg, obj: obj as T };
  };
}
