import './news-list.css';
import type { NewsRow } from 'contract/calls/news';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { useNow } from '../../../lib/clock.ts';
import { NewsLine } from '../row/news-line.tsx';

type Props = {
  label: string;
  items: readonly NewsRow[];
  timeZone: string;
  /** The button that bookmarks an item; the page provides it. */
  bookmark?: (item: NewsRow) => ReactNode;
  /** The level of its titles: `h3` in a section that has a heading. */
  heading?: 'h2' | 'h3';
  /** On tablets and desktops a list of its own page has two columns. */
  columns?: boolean;
};

const everyMinute = 60_000;

export function NewsList({ label, items, timeZone, bookmark, heading = 'h2', columns = false }: Props) {
  const now = useNow(everyMinute);
  return (
    <Card className="news-list">
      <ul aria-label={label} className={columns ? 'two-columns' : undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <NewsLine {...{ item, timeZone, now, heading }} bookmark={bookmark?.(item)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
