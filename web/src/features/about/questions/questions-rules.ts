import type { Question, QuestionCategory } from 'contract/calls/about';
import { hasAll } from 'contract/rules/text-search';

/** The questions of the chosen category that contain every word, in the question or in the answer. */
export function questionsFound(
  categories: readonly QuestionCategory[],
  terms: readonly string[],
  chosen: string | undefined,
): QuestionCategory[] {
  return categories
    .filter(({ id }) => !chosen || id === chosen)
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => hasAll(`${question}\n${answer}`, terms)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** A question opens by itself when the words were found only in its answer. */
export function opensByItself({ question }: Question, terms: readonly string[]): boolean {
  return terms.length > 0 && !hasAll(question, terms);
}

export function hasQuestion(categories: readonly QuestionCategory[], id: string): boolean {
  return categories.some(({ questions }) => questions.some((question) => question.id === id));
}
