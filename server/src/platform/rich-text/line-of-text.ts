import { cleanText } from 'contract/rich-text/clean-text';
import type { RichRun } from 'contract/rich-text/rich-text';
import { richTextLimits } from 'contract/rich-text/rich-text-limits';

export type Look = Omit<RichRun, 'text'>;

/** A single hard space is meant; editors write rows of them, and of spaces and line breaks, where one space is meant. */
const spaces = /[ \t\n\r\f\u00a0]{2,}|[\t\n\r\f]/g;
/** These have no width: they are left behind by editors. */
const widthless = /[\u200b\u2060\ufeff\u00ad]/g;

/** The text as it reads, in one line. */
export function readable(text: string): string {
  return cleanText(text.replace(widthless, '').replace(spaces, ' ')).replaceAll('\n', ' ');
}

/** A text beside a file, or undefined if nothing is left of it. */
export function shortLine(text: string | undefined): string | undefined {
  const line = readable(text ?? '').trim();
  return firstLetters(line, richTextLimits.line).trim() || undefined;
}

/** A run that grows: a long text is put together once, at its end. */
type GrowingRun = { look: Look; parts: string[] };
export type GrowingLine = GrowingRun[];

const endOf = (line: GrowingLine) => line.at(-1)?.parts.at(-1)?.at(-1);

/** Adds a text to a line. There is never more than one space, and none at the beginning. */
export function addText(line: GrowingLine, text: string, look: Look) {
  const added = /\s/.test(endOf(line) ?? ' ') ? text.replace(/^[ \u00a0]+/, '') : text;
  if (added !== '') addPart(line, added, look);
}

export function endsWithLineBreak(line: GrowingLine): boolean {
  return endOf(line) === '\n';
}

/** A space at the end of a line is not meant. */
export function addLineBreak(line: GrowingLine, look: Look) {
  const run = line.at(-1);
  const last = run?.parts.pop();
  if (!run || last === undefined) return;
  const kept = last.replace(/[ \u00a0]$/, '');
  if (kept !== '') run.parts.push(kept);
  if (run.parts.length === 0) line.pop();
  if (line.length > 0) addPart(line, '\n', look);
}

function addPart(line: GrowingLine, text: string, look: Look) {
  const run = line.at(-1);
  if (run && sameLook(run.look, look)) run.parts.push(text);
  else line.push({ look, parts: [text] });
}

export function runsOf(line: GrowingLine): RichRun[] {
  return trimmedRuns(line.map(({ look, parts }) => ({ text: parts.join(''), ...look })));
}

/** A run in the look of the last one becomes part of it. */
export function addRun(runs: RichRun[], run: RichRun) {
  const last = runs.at(-1);
  if (last && sameLook(last, run) && last.text.length + run.text.length <= richTextLimits.run) last.text += run.text;
  else runs.push({ ...run });
}

function sameLook(a: Look, b: Look): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.link === b.link;
}

/** The runs without white space at both ends: Chinese paragraphs are often indented by two wide spaces. */
function trimmedRuns(runs: readonly RichRun[]): RichRun[] {
  const from = runs.findIndex(({ text }) => text.trim() !== '');
  const to = runs.findLastIndex(({ text }) => text.trim() !== '');
  return runs.slice(Math.max(0, from), to + 1).map((run, place, kept) => {
    const begun = place === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: place === kept.length - 1 ? begun.trimEnd() : begun };
  });
}

/** The runs in pieces that the contract accepts. */
export function inPieces(runs: readonly RichRun[]): RichRun[] {
  return runs.flatMap((run) => {
    const pieces: RichRun[] = [];
    for (let rest = run.text; rest !== '';) {
      const text = firstLetters(rest, richTextLimits.run);
      pieces.push({ ...run, text });
      rest = rest.slice(text.length);
    }
    return pieces;
  });
}

/** The first letters of a text; a character of two halves stays whole. */
export function firstLetters(text: string, most: number): string {
  const cut = text.slice(0, Math.max(0, most));
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
