import { getNews } from 'contract/calls/news';
import { languages, otherLanguage, type Language } from 'contract/languages';
import { plainTextOf } from 'contract/rich-text/plain-text';
import type { Context } from '../../platform/http/binding.ts';
import { searched } from '../../platform/content/searched.rules.ts';
import { currentNews } from './news.actions.ts';
import { rowAsSeen, type ListedItem } from './news.rules.ts';
import { publishedTexts } from './news.store.ts';

type Asking = Pick<Context<typeof getNews>, 'db' | 'language' | 'services'>;
type FoundItem = { item: ListedItem; body: Record<Language, string> };

/** Everything that is published, newest first. */
export async function newsToSearch({ db, language, services }: Asking) {
  const { timeZone } = await currentNews({ db, services });
  const rows = await services.contentCache.get(getNews, 'searched', async () => {
    const [{ items }, texts] = [await currentNews({ db, services }), await publishedTexts(db)];
    const bodyOf = new Map(texts.map(({ id, body }) => [id, body]));
    return items.map((item) => {
      const tree = bodyOf.get(item.id);
      return searchedItem({
        item,
        body: { zh: plainTextOf(tree?.zh ?? []), en: plainTextOf(tree?.en ?? []) },
      });
    });
  });
  return {
    rows,
    shown({ item, body }: FoundItem) {
      const { id, title, source, publishedAt, summary } = rowAsSeen(item, { language, timeZone });
      return {
        id,
        title,
        source,
        publishedAt,
        about: [summary ?? '', body[language] || body[otherLanguage(language)]],
      };
    },
  };
}

function searchedItem(found: FoundItem) {
  const { item, body } = found;
  return searched(found, {
    called: languages.map((language) => item.title[language]),
    said: languages.flatMap((language) => [item.summary[language], item.source[language], body[language]]),
  });
}
