import type { EditedFile } from 'contract/calls/console/files';
import { endingNotTaken, noSuchMedia } from 'contract/refusals/files';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { mediaToShow, StoredFile, storedFiles } from './files-staff.store.ts';
import { insideOf, isPicture, type Seen } from './files.rules.ts';

type Media = Awaited<ReturnType<typeof mediaToShow>>;
type Ending = StoredFile['ending'];

/** Pictures were drawn anew when they were sent: drawings became png, all others webp. */
const drawnAs: Partial<Record<string, readonly Ending[]>> = {
  png: ['png', 'svg', 'bmp'],
  webp: ['webp', 'png', 'jpg', 'jpeg', 'gif'],
};

export function whyContentCannotBe(media: Media, ending: Ending) {
  if (!media || (media.kind !== 'document' && media.kind !== 'picture')) return noSuchMedia;
  const endings = isPicture(media.extension) ? (drawnAs[media.extension] ?? [media.extension]) : [media.extension];
  return endings.some((one) => one === ending) ? undefined : endingNotTaken;
}

type Listed = Awaited<ReturnType<typeof storedFiles>>[number];

/** A withdrawn file keeps its moment for itself; its editor sees that nobody else sees it. */
export function editedFile({ file, reading }: Listed, { language, timeZone }: Seen): EditedFile {
  const { id, version, category, title, audience, ending, publishedAt, isPublished } = file;
  return {
    ...{ id, version, category, audience, title: inLanguage(language)(title) },
    publishedAt: isPublished && publishedAt ? isoIn(timeZone, publishedAt) : null,
    ...{ pages: reading?.pages ?? null, inside: insideOf({ ending, reading }) },
  };
}
