import { getIntroduction } from 'contract/calls/about';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { shownPictures, type PictureOf } from '../../platform/media/files/pictures-in-answers.ts';
import { inLanguage, type Say } from '../../platform/text-or-other-language.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { sectionsInOrder, type SectionRow } from './about.store.ts';

export function showIntroduction({ db, language, services }: Context<typeof getIntroduction>) {
  return services.contentCache.get(getIntroduction, language, async () => {
    const say = inLanguage(language);
    const forum = await currentForum(db);
    const sections = await sectionsInOrder(db);
    const pictureOf = await shownPictures(
      db,
      sections.map(({ pictureId }) => pictureId),
    );
    const of = (kind: SectionRow['kind']) =>
      sections.filter((section) => section.kind === kind).map((section) => sectionAsSaid(section, say, pictureOf));
    return prepareAnswer(getIntroduction, {
      ...{ name: say(forum.name), theme: say(forum.theme), place: say(forum.place) },
      ...{ firstDay: forum.firstDay, lastDay: forum.lastDay, secretariatPhone: forum.secretariatPhone },
      filings: [...services.settings.filings],
      ...{ chapters: of('chapter'), facts: of('fact'), organisers: of('organiser'), contacts: of('contact') },
    });
  });
}

function sectionAsSaid(section: SectionRow, say: Say, pictureOf: PictureOf) {
  const { id, version, heading, body, pictureId } = section;
  return { id, version, heading: say.text(heading), body: say.text(body), picture: pictureOf(pictureId) };
}
