import { z } from 'zod';
import { fileInUse } from '../../refusals/media.ts';
import { notFound } from '../../refusals/wire.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { mediaKinds } from '../../wire/media.ts';
import { Id, IsoMoment, Text } from '../../wire/values.ts';

/** What may run when a document is opened on a delegate's computer. It is taken, and the Secretariat is warned. */
const activeContents = ['script', 'action', 'form with a program', 'embedded file'] as const;
export type ActiveContent = (typeof activeContents)[number];

/** What an upload became; `POST <upload>/file` answers with it. */
export const AddedFile = z.object({
  id: Id,
  kind: z.enum(mediaKinds),
  /** By its content. */
  type: Text,
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type AddedFile = z.infer<typeof AddedFile>;

export const UploadedFile = AddedFile.extend({ active: z.array(z.enum(activeContents)) });
export type UploadedFile = z.infer<typeof UploadedFile>;

export const listFiles = consoleRead('/api/console/listFiles', {
  who: ['editor'],
  summary: 'The newest 100 files of the Forum’s content. Photos of people are not among them.',
  body: {},
  answer: z.object({
    files: z.array(AddedFile.extend({ name: Text.nullable(), addedAt: IsoMoment, isShown: z.boolean() })),
  }),
});

export const removeFile = consoleWrite('/api/console/removeFile', {
  who: ['editor'],
  summary: 'Removes a file that nothing shows any more. Its bytes go within a minute.',
  body: { id: Id },
  answer: z.object({}),
  refusals: [notFound, fileInUse],
});
