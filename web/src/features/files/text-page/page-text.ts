import type { Hits } from '../files.api.ts';

type Marks = Hits[number]['marks'];
type Marked = { text: string; marks: Marks };

/** A part usually begins with its own name, which is its heading then, with what is marked in it. */
export function partsOf(name: string | null, text: string, marks: Marks): { heading: Marked | null; body: Marked } {
  if (name === null) return { heading: null, body: { text, marks } };
  const end = name.length;
  if (!text.startsWith(name) || (text.length > end && text[end] !== '\n'))
    return { heading: { text: name, marks: [] }, body: { text, marks } };
  // One that goes on below the heading is marked in it alone, so that none is lost and none counts twice.
  const inHeading = marks.filter(([from]) => from <= end);
  return {
    heading: { text: name, marks: inHeading.map(([from, to]) => [from, Math.min(to, end)]) },
    body: {
      text: text.slice(end + 1),
      marks: marks.slice(inHeading.length).map(([from, to]) => [from - end - 1, to - end - 1]),
    },
  };
}

// A line that is this long, compared with the longest one, ended because the paper did.
const fullLine = 0.75;
const beginsAnew = /^[\s·•–—\-\d]/u;

/** The lines of a printed page flow into each other. Every sign stays at its place, so that marks stay true. */
export function withoutLineEnds(text: string): string {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map(({ length }) => length));
  return lines.reduce((joined, line, place) => {
    const before = lines[place - 1] ?? '';
    const flows = before.length >= longest * fullLine && !/[.!?。！？：:]$/u.test(before) && !beginsAnew.test(line);
    return `${joined}${flows ? ' ' : '\n'}${line}`;
  });
}
