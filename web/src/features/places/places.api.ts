import { getPlaces } from 'contract/calls/places';
import type { Language } from 'contract/languages';
import { readQuery } from '../../lib/read/read-query.ts';

export const placeQueries = {
  /** One answer serves the map, directions from a meeting, and walking times. */
  all: (language: Language, { quiet = false } = {}) => readQuery(getPlaces, {}, { language, quiet }),
};
