import { getSlides } from 'contract/calls/about';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { shownPictures } from '../../platform/media/files/pictures-in-answers.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { slidesInOrder } from './about.store.ts';

export function showSlides({ db, language, services }: Context<typeof getSlides>) {
  return services.contentCache.get(getSlides, language, async () => {
    const say = inLanguage(language);
    const rows = await slidesInOrder(db);
    const pictureOf = await shownPictures(
      db,
      rows.map(({ pictureId }) => pictureId),
    );
    const slides = rows.map(({ caption, title, pictureId, ...row }) => ({
      ...row,
      caption: say.text(caption),
      title: say.text(title),
      picture: pictureOf(pictureId),
    }));
    return prepareAnswer(getSlides, { slides });
  });
}
