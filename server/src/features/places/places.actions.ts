import { getPlaces } from 'contract/calls/places';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { shownPictures } from '../../platform/media/files/pictures-in-answers.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { placesShown } from './places.rules.ts';
import { allPlaces } from './places.store.ts';

export function showPlaces({ db, language, services }: Context<typeof getPlaces>) {
  return services.contentCache.get(getPlaces, language, async () => {
    const record = await allPlaces(db);
    const pictureOf = await shownPictures(
      db,
      record.plans.map(({ pictureId }) => pictureId),
    );
    return prepareAnswer(getPlaces, placesShown(record, pictureOf, inLanguage(language)));
  });
}
