import { languages } from 'contract/languages';
import { documentKeys, documentPath } from './documents/documents.ts';
import { films } from './drawing/films.ts';
import { news } from './news.ts';
import { picturePath, pictures } from './pictures.ts';
import { posterPath, videoPath } from './videos.ts';
import { voiceKey, voicePath } from './voices.ts';
import { newsFileId } from './writing.ts';

/** A file of the news as a loader needs it. Texts name it by its id, items by its key. */
export type DemoNewsFile = {
  id: string;
  key: string;
  kind: 'picture' | 'audio' | 'video' | 'document';
  type: 'image/webp' | 'audio/mpeg' | 'video/mp4' | 'application/pdf';
  path: string;
};

/** The picture that is shown before a video plays. */
export const posterKey = (video: string) => `${video}-poster`;

const withId = (file: Omit<DemoNewsFile, 'id'>): DemoNewsFile => ({ id: newsFileId(file.key), ...file });
const picture = (key: string, path: string) => withId({ key, kind: 'picture', type: 'image/webp', path });

/** Every file of the news: pictures, recordings in both languages, videos with their posters, documents. */
export const newsFiles: DemoNewsFile[] = [
  ...pictures.map(({ key }) => picture(key, picturePath(key))),
  ...Object.keys(films).flatMap((key) => [
    withId({ key, kind: 'video', type: 'video/mp4', path: videoPath(key) }),
    picture(posterKey(key), posterPath(key)),
  ]),
  ...news
    .filter(({ voice }) => voice)
    .flatMap((item) =>
      languages.map((language) =>
        withId({
          ...{ key: voiceKey(item.key, language), kind: 'audio', type: 'audio/mpeg' },
          path: voicePath(item.key, language),
        }),
      ),
    ),
  ...documentKeys.map((key) => withId({ key, kind: 'document', type: 'application/pdf', path: documentPath(key) })),
];
