import { getPlaces } from 'contract/calls/places';
import type { Language } from 'contract/texts';
import { readQuery } from '../../lib/read-query.ts';

export const placeQueries = {
  /** One answer for the map, for directions from a meeting and for walking times. */
  all: (language: Language, { quiet = false } = {}) => readQuery(getPlaces, {}, { language, quiet }),
};
