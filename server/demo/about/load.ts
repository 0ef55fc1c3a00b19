import type { Database } from '../../src/platform/database/database.ts';
import { aboutSection, question, questionCategory, slide } from '../../src/platform/database/tables/content/about.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { sections } from './introduction.ts';
import { categories } from './questions.ts';
import { slides } from './slides.ts';

export async function loadAbout(db: Database) {
  await db.insert(slide).values(
    slides.map(({ key, picture, ...row }, position) => ({
      ...row,
      id: idFromKey('slide', key),
      position,
      pictureId: idFromKey('picture', picture),
    })),
  );
  await db.insert(aboutSection).values(
    sections.map(({ key, picture, ...row }, position) => ({
      ...row,
      id: idFromKey('about section', key),
      position,
      pictureId: picture ? idFromKey('picture', picture) : null,
    })),
  );
  await db
    .insert(questionCategory)
    .values(categories.map(({ key, name }, position) => ({ id: idFromKey('question category', key), position, name })));
  await db.insert(question).values(
    categories.flatMap(({ key: category, questions }) =>
      questions.map(({ key, ...row }, position) => ({
        ...row,
        id: idFromKey('question', key),
        position,
        categoryId: idFromKey('question category', category),
      })),
    ),
  );
}
