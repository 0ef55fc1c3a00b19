import type { Place } from 'contract/calls/places';

/** It is in Chinese in both languages of the app, because a driver or a taxi app has to read it. */
export function copiedAddress({ nameZh, addressZh }: Pick<Place, 'nameZh' | 'addressZh'>): string {
  return `${nameZh}，${addressZh}`;
}
