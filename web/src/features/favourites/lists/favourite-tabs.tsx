import './lists.css';
import { Segment } from '../../../kit/segment/segment.tsx';
import { useWords } from '../../../lib/words.ts';
import { type FavouriteView, favouriteViews } from '../favourites-choice.ts';
import { favouritesWords } from '../favourites.words.ts';

type Props = { view: FavouriteView; onChoose: (view: FavouriteView) => void };

/** The timeline, and beside it what was bookmarked. */
export function FavouriteTabs({ view, onChoose }: Props) {
  const say = useWords(favouritesWords);
  const choices = favouriteViews.map((value) => ({ value, text: say[value] }));
  return <Segment name="favourites" label={say.view} {...{ choices, chosen: view, onChoose }} />;
}
