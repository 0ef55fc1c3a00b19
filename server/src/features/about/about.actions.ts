import { getIntroduction, getQuestions, getSlides } from 'contract/calls/about';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-answer.ts';
import type { PictureOf } from '../../platform/pictures/pictures.ts';
import { inLanguage, type Say } from '../../platform/texts.ts';
import * as store from './about.store.ts';
import { currentForum } from '../forum/forum.actions.ts';

export function showSlides({ db, language, services }: Context<typeof getSlides>) {
  return services.contentCache.get(getSlides, language, async () => {
    const say = inLanguage(language);
    const rows = await store.slidesInOrder(db);
    const pictureOf = await services.pictures.shown(
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

export function showIntroduction({ db, language, services }: Context<typeof getIntroduction>) {
  return services.contentCache.get(getIntroduction, language, async () => {
    const say = inLanguage(language);
    const forum = await currentForum(db);
    const sections = await store.sectionsInOrder(db);
    const pictureOf = await services.pictures.shown(
      db,
      sections.map(({ pictureId }) => pictureId),
    );
    const of = (kind: store.SectionRow['kind']) =>
      sections.filter((section) => section.kind === kind).map((section) => sectionAsSaid(section, say, pictureOf));
    return prepareAnswer(getIntroduction, {
      ...{ name: say(forum.name), theme: say(forum.theme), place: say(forum.place) },
      ...{ firstDay: forum.firstDay, lastDay: forum.lastDay, secretariatPhone: forum.secretariatPhone },
      filings: [...services.settings.filings],
      ...{ chapters: of('chapter'), facts: of('fact'), organisers: of('organiser'), contacts: of('contact') },
    });
  });
}

export function showQuestions({ db, language, services }: Context<typeof getQuestions>) {
  return services.contentCache.get(getQuestions, language, async () => {
    const say = inLanguage(language);
    const categories = (await store.questionsByCategory(db)).map(({ id, name, questions }) => ({
      id,
      name: say(name),
      questions: questions.map((row) => ({
        id: row.id,
        version: row.version,
        question: say.text(row.question),
        answer: say.text(row.answer),
      })),
    }));
    // An empty category is left out: a heading over nothing would look like a mistake.
    return prepareAnswer(getQuestions, { categories: categories.filter(({ questions }) => questions.length > 0) });
  });
}

function sectionAsSaid(section: store.SectionRow, say: Say, pictureOf: PictureOf) {
  const { id, version, heading, body, pictureId } = section;
  return { id, version, heading: say.text(heading), body: say.text(body), picture: pictureOf(pictureId) };
}
