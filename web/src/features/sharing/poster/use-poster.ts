import { useEffect, useState } from 'react';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { pictureOf, type SharedItem } from '../what-is-shared.ts';
import { makePoster, type PosterTexts } from './make-poster.ts';
import { drawablePicture } from './poster-picture.ts';
import { posterWords } from './poster.words.ts';

export type PosterOf = { item: SharedItem; timeZone: string; forum: string; address: string };
/** As a file, and as an address that a long press saves also where addresses of files do not last. */
export type MadePoster = { file: File; src: string; lacksCover: boolean };
type State = { of: string; poster: MadePoster } | { of: string; failed: true };

/** The poster in the current language; undefined while it is being made. */
export function usePoster({ item, timeZone, forum, address }: PosterOf) {
  const texts = usePosterTexts(item, timeZone, forum);
  const [state, setState] = useState<State>();
  const [tries, setTries] = useState(0);
  const pictureId = pictureOf(item);
  const of = JSON.stringify({ texts, address, pictureId, tries });
  useEffect(() => {
    let left = false;
    const told = (made: State) => void (left || setState(made));
    made(JSON.parse(of) as Wanted).then(
      (poster) => told({ of, poster }),
      () => told({ of, failed: true }),
    );
    return () => void (left = true);
  }, [of]);
  const current = state?.of === of ? state : undefined;
  return {
    poster: current && 'poster' in current ? current.poster : undefined,
    failed: current !== undefined && 'failed' in current,
    again: () => setTries((before) => before + 1),
  };
}

type Wanted = { texts: PosterTexts; address: string; pictureId?: string };

async function made({ texts, address, pictureId }: Wanted): Promise<MadePoster> {
  const picture = pictureId === undefined ? undefined : await drawablePicture(pictureId);
  const blob = await makePoster({ texts, address, picture });
  const file = new File([blob], `${fileName(texts.title)}.jpg`, { type: blob.type });
  return { file, src: await asAddress(blob), lacksCover: pictureId !== undefined && picture === undefined };
}

function usePosterTexts(item: SharedItem, timeZone: string, name: string): PosterTexts {
  const say = useWords(posterWords);
  const dates = useDates(timeZone);
  return {
    ...{ name, title: item.title, summary: item.summary ?? '' },
    published: say.published(item.source, dates.date(item.publishedAt)),
    ...{ scan: say.scan, hint: item.isPublic ? say.forEverybody : say.forParticipants },
  };
}

/** Without what some systems do not allow in the name of a file. */
function fileName(title: string): string {
  const letters = Array.from(title.replaceAll(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim());
  return letters.slice(0, 60).join('').trim() || 'poster';
}

function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('the picture could not be read')));
    reader.readAsDataURL(blob);
  });
}
