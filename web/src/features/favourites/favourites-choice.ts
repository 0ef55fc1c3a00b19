import { freeText, oneOf } from '../../shell/router/choices-in-address.ts';

export const favouriteViews = ['day', 'meetings', 'delegates', 'news', 'files'] as const;
export type FavouriteView = (typeof favouriteViews)[number];

/** The choices that stand in the address of the favourites. */
export const favouritesChoice = { view: oneOf<FavouriteView>(favouriteViews), day: freeText };
