import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cleanHtml, NewsFacts, type setRecording } from 'contract/calls/console/news';
import { languages, type Language } from 'contract/languages';
import type { RichText } from 'contract/rich-text/rich-text';
import type { BodyOf } from 'contract/wire/call';
import { z } from 'zod';
import { type Ask, CommandFailed, type Local } from '../staff-client.ts';
import { uploadFile } from '../upload-file.ts';

const FileName = z
  .string()
  .min(1)
  .refine((name) => name === basename(name) && name !== '..' && name !== '.');

/** `news.json`: what is no text, with files by their names in the folder. */
const Written = z.strictObject({
  ...NewsFacts.pick({ kind: true, category: true, title: true, summary: true, source: true }).shape,
  cover: FileName.nullable().default(null),
  film: z
    .strictObject({ file: FileName, poster: FileName.nullable().default(null) })
    .nullable()
    .default(null),
  /** The files that the texts show, by the names that they have there too. */
  files: z.array(FileName).max(200).default([]),
});

/** Sends the files that a folder names, and returns what the item says, with what its texts had to leave out. */
export async function newsInFolder(ask: Ask, local: Local, folder: string) {
  const { cover, film, files, ...facts } = await readAs(Written, join(folder, 'news.json'));
  const html = { zh: await textIn(join(folder, 'zh.html')), en: await textIn(join(folder, 'en.html')) };
  const ids = new Map<string, string>();
  for (const name of new Set([...files, cover, film?.file, film?.poster].filter((one) => typeof one === 'string')))
    ids.set(name, (await uploadFile(local, join(folder, name))).id);
  const idOf = (name: string) => ids.get(name) ?? '';
  const known = files.map((name) => ({ address: name, id: idOf(name) }));
  const body: Partial<Record<Language, RichText>> = {};
  const leftOut: string[] = [];
  for (const language of languages) {
    const cleaned = await ask(cleanHtml, { html: html[language], files: known });
    body[language] = cleaned.text;
    leftOut.push(...cleaned.leftOut.map((address) => `Left out of ${language}.html: ${JSON.stringify(address)}`));
    if (cleaned.isCut) leftOut.push(`The end of ${language}.html is missing: it is longer than a text may be.`);
  }
  return {
    leftOut,
    facts: {
      ...facts,
      body: { zh: body.zh ?? [], en: body.en ?? [] },
      cover: cover && idOf(cover),
      film: film && { file: idOf(film.file), poster: film.poster && idOf(film.poster) },
    },
  };
}

/** The file of the times: how long the recording is, and its sentences, in milliseconds. */
const Times = z.strictObject({
  duration: z.int().positive(),
  sentences: z.array(z.strictObject({ text: z.string(), block: z.int().nullable(), from: z.int(), to: z.int() })),
});

type Recording = NonNullable<BodyOf<typeof setRecording>['recording']>;

export async function recordingIn(local: Local, { path, times }: { path: string; times: string }): Promise<Recording> {
  const { duration, sentences } = await readAs(Times, times);
  const { id } = await uploadFile(local, path);
  return { file: id, duration, sentences };
}

async function readAs<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>> {
  const read = schema.safeParse(json(await textIn(path)));
  if (read.success) return read.data;
  const [problem] = read.error.issues;
  const where = problem?.path.join('.') || 'its beginning';
  throw new CommandFailed(`${path} is not as expected at ${where}: ${problem?.message}.`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textIn(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CommandFailed(`Cannot read ${path}.`);
  return text;
}
