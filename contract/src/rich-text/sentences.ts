import type { Language } from '../languages.ts';
import { textLines, type TextLine } from './plain-text.ts';
import type { RichBlock } from './rich-text.ts';

/** The sentences of a text in the order in which a voice reads them, each with its block. */
export function sentencesOf(tree: readonly RichBlock[], language: Language): TextLine[] {
  return textLines(tree).flatMap(({ text, block }) =>
    text
      .split('\n')
      .flatMap((line) => sentencesIn(line, language))
      .map((sentence) => ({ text: sentence, block })),
  );
}

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}

function sentencesIn(line: string, language: Language): string[] {
  const segments = segmentsOf(line, language);
  const sentences: string[] = [];
  let begun = '';
  for (const [place, segment] of segments.entries()) {
    begun += segment;
    if (goesOn(begun, segments[place + 1] ?? '')) continue;
    sentences.push(begun.trim());
    begun = '';
  }
  return sentences.filter((sentence) => hasLetter.test(sentence));
}

function segmentsOf(line: string, language: Language): string[] {
  if ('Segmenter' in Intl) return Array.from(segmenterOf(language).segment(line), ({ segment }) => segment);
  // Firefox has it since 2024; until then full stops in Latin text are told from other dots by the space after them.
  return line.match(/.+?(?:[。！？…]+["'”’）」』]*|[.!?]+["'”’)]*\s+|$)/gu) ?? [];
}

const hasLetter = /[\p{L}\p{N}]/u;
const title =
  /(^|[^\p{L}\p{N}])(Mr|Mrs|Ms|Dr|Prof|St|Hon|Rev|Amb|Gen|Sen|Gov|Messrs|Mme|vs|cf|approx|e\.g|i\.e)\.\s+$/u;
const initial = /(^|[^\p{L}\p{N}])(\p{Lu}\.)+\s+$/u;
const beforeNumber = /(^|[^\p{L}\p{N}])(No|Nos|Art|Fig|Vol|p|pp)\.\s+$/u;

/** A full stop ends no sentence after “Prof.” and an initial, as in “H.E. Ms Gu”, and after “No.” before a number. */
function goesOn(begun: string, next: string): boolean {
  // A closing quotation mark may be cut off from its sentence.
  if (next !== '' && !hasLetter.test(next)) return true;
  return title.test(begun) || initial.test(begun) || (beforeNumber.test(begun) && /^\p{N}/u.test(next));
}
