import './news-list.css';
import { Card } from '../../../kit/card/card.tsx';
import { useWords } from '../../../lib/words.ts';
import { newsWords } from '../news.words.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Keeps the room of the first rows until they are there, so that nothing moves. */
export function NewsSkeleton() {
  const say = useWords(newsWords);
  return (
    <div className="news-skeleton" role="status">
      <span className="unseen">{say.loading}</span>
      <Card className="news-list">
        {rows.map((row) => (
          <div key={row} className="news-line divided" aria-hidden="true">
            <div className="news-line__words">
              <i />
              <i />
              <i />
            </div>
            <div className="news-line__cover" />
            <div className="news-line__bookmark" />
          </div>
        ))}
      </Card>
    </div>
  );
}
