import * as calls from 'contract/calls/places';
import type { Answer } from '../../platform/http/answer.ts';
import { showPlaces } from './places.actions.ts';

export function placeRoutes(answer: Answer) {
  answer(calls.getPlaces, showPlaces);
}
