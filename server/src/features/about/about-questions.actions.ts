import { getQuestions } from 'contract/calls/about';
import { languages, otherLanguage } from 'contract/languages';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { searched } from '../../platform/content/searched.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { questionsByCategory, type QuestionRow } from './about.store.ts';

export function showQuestions({ db, language, services }: Context<typeof getQuestions>) {
  return services.contentCache.get(getQuestions, language, async () => {
    const [say, sayOther] = [inLanguage(language), inLanguage(otherLanguage(language))];
    const categories = (await questionsByCategory(db)).map(({ id, name, questions }) => ({
      id,
      name: say(name),
      questions: questions.map((row) => ({
        id: row.id,
        version: row.version,
        question: say.text(row.question),
        answer: say.text(row.answer),
        keywords: row.keywords,
        otherWords: [sayOther(row.question), sayOther(row.answer)].join('\n'),
      })),
    }));
    // An empty category is left out: a heading over nothing would look like a mistake.
    return prepareAnswer(getQuestions, { categories: categories.filter(({ questions }) => questions.length > 0) });
  });
}

/** The questions in the order of their page. */
export async function questionsToSearch({
  db,
  language,
  services,
}: Pick<Context<typeof getQuestions>, 'db' | 'language' | 'services'>) {
  const rows = await services.contentCache.get(getQuestions, 'searched', async () =>
    (await questionsByCategory(db)).flatMap(({ questions }) => questions.map(searchedQuestion)),
  );
  const say = inLanguage(language);
  return {
    rows,
    shown: ({ id, question, answer }: QuestionRow) => ({ id, question: say.text(question), answer: say.text(answer) }),
  };
}

function searchedQuestion(row: QuestionRow) {
  const { question, answer, keywords } = row;
  return searched(row, {
    called: [...languages.map((language) => question[language]), keywords],
    said: languages.map((language) => answer[language]),
  });
}
