import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { aboutSection, question, questionCategory, slide } from '../../platform/database/tables/content/about.ts';

export type SectionRow = typeof aboutSection.$inferSelect;

export type QuestionRow = typeof question.$inferSelect;

export async function slidesInOrder(db: Database) {
  return db.select().from(slide).orderBy(asc(slide.position), asc(slide.id));
}

export async function sectionsInOrder(db: Database): Promise<SectionRow[]> {
  return db.select().from(aboutSection).orderBy(asc(aboutSection.position), asc(aboutSection.id));
}

/** Takes two queries, however many questions there are. */
export async function questionsByCategory(db: Database) {
  const categories = await db
    .select()
    .from(questionCategory)
    .orderBy(asc(questionCategory.position), asc(questionCategory.id));
  const questions = await db.select().from(question).orderBy(asc(question.position), asc(question.id));
  return categories.map((category) => ({
    ...category,
    questions: questions.filter(({ categoryId }) => categoryId === category.id),
  }));
}
