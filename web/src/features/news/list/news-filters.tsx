import './news-list.css';
import type { NewsKind } from 'contract/calls/news';
import { newsCategories, type NewsCategory } from 'contract/news-categories';
import { useEffect, useRef } from 'react';
import { Chip } from '../../../kit/chip/chip.tsx';
import { Segment } from '../../../kit/segment/segment.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { newsWords } from '../news.words.ts';
import { categories } from './news-choice.ts';

type KindProps = { chosen: NewsKind; onChoose: (kind: NewsKind) => void };

export function NewsKinds({ chosen, onChoose }: KindProps) {
  const say = useWords(newsWords);
  const choices = (['news', 'talk'] as const).map((value) => ({ value, text: say[value] }));
  return <Segment name="news" label={say.kinds} {...{ choices, chosen, onChoose }} />;
}

type CategoryProps = { chosen: NewsCategory | undefined; onChoose: (category: NewsCategory | undefined) => void };

/** A second tap on a category shows all again. */
export function NewsCategories({ chosen, onChoose }: CategoryProps) {
  const say = useWords(newsWords);
  const language = useLanguage();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(row.current, chosen), [chosen]);
  return (
    <div ref={row} className="chip-row news-categories" role="group" aria-label={say.categories}>
      <Chip text={say.all} on={!chosen} onTap={() => onChoose(undefined)} />
      {categories.map((category) => (
        <Chip
          key={category}
          text={newsCategories[category][language]}
          on={chosen === category}
          onTap={() => onChoose(chosen === category ? undefined : category)}
        />
      ))}
    </div>
  );
}

/** The address may name a category whose chip is beyond the edge of the screen. */
function bringIntoView(row: HTMLElement | null, chosen: NewsCategory | undefined) {
  // The first chip stands for all categories.
  const chip = row?.children[chosen ? categories.indexOf(chosen) + 1 : 0];
  if (row && chip instanceof HTMLElement) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
