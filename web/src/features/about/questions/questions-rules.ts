import type { Question, QuestionCategory } from 'contract/calls/about';
import { hasAll, plainText, rankOf, termsOf } from 'contract/rules/text-search';

/** The words to search for; words that nobody wrote apart are tried as one: “wi fi”. */
export function searchTerms(categories: readonly QuestionCategory[], typed: string): string[] {
  const terms = termsOf(typed);
  const isFound = categories.some(({ questions }) => questions.some((question) => rank(question, terms) > 0));
  return isFound || terms.length < 2 ? terms : [terms.join('')];
}

/** The questions of the chosen category that contain every word, in either language; the best ones come first. */
export function questionsFound(
  categories: readonly QuestionCategory[],
  terms: readonly string[],
  chosen: string | undefined,
): QuestionCategory[] {
  return categories
    .filter(({ id }) => !chosen || id === chosen)
    .map((category) => {
      const ranked = category.questions.map((question) => ({ question, rank: rank(question, terms) }));
      const found = ranked.filter((one) => one.rank > 0).toSorted((a, b) => b.rank - a.rank);
      return { best: found[0]?.rank ?? 0, category: { ...category, questions: found.map(({ question }) => question) } };
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best)
    .map(({ category }) => category);
}

/** A word of the question or its keywords counts before one of the answer, and a whole word before its beginning. */
function rank({ question, keywords, answer, otherWords }: Question, terms: readonly string[]): number {
  const [subject, text] = [`${question}\n${keywords}`, `${answer}\n${otherWords}`].map(plainText);
  const ranks = terms.map((term) => {
    const inSubject = rankOf(term, subject ?? '');
    return inSubject > 0 ? inSubject + 2 : rankOf(term, text ?? '');
  });
  return ranks.length === 0 ? 1 : Math.min(...ranks);
}

/** A question opens by itself when it does not contain the words itself. */
export function opensByItself({ question }: Question, terms: readonly string[]): boolean {
  return terms.length > 0 && !hasAll(question, terms);
}

export function hasQuestion(categories: readonly QuestionCategory[], id: string): boolean {
  return categories.some(({ questions }) => questions.some((question) => question.id === id));
}
