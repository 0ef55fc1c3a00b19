/** Ideographs and syllables that are written without spaces, and the signs that stand between them. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65]/u;

/**
 * Fonts name some characters by the radical that looks the same. Those of one block are the same for Unicode; these are
 * not.
 */
const radicals = new Map(
  Array.from(
    '⺁厂⺈刀⺋卩⺕彐⺗心⺟母⺠民⺬示⺮竹⺷羊⺹老⻁虎⻄西⻅见⻆角⻉贝⻋车⻒镸⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻫齐⻬齐⻭齿⻮齿⻯竜⻰龙⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
    ([, radical = '', character = '']): [string, string] => [radical, character],
  ),
);

// oxlint-disable-next-line no-control-regex -- the database takes no NUL, and nobody reads the others
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;

/** A text that the database takes and that people can search: every character as people type it. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\u2e80-\u2fdf]/g, (radical) => radicals.get(radical) ?? radical.normalize('NFKC'));
}

/** Whether a line that ends with the one goes on with the other without a space. */
export function isWide(sign: string | undefined): boolean {
  return sign !== undefined && wide.test(sign);
}

/** Joins lines that break between two Chinese characters, because the break belongs to the page and not to the text. */
export function joinedLines(text: string): string {
  const lines = text.split('\n');
  const goesOn = (at: number) => isWide(lastSign(lines[at])) && isWide(firstSign(lines[at + 1]));
  let joined = '';
  let isJoined = false;
  for (const [at, line] of lines.entries()) {
    const begun = isJoined ? line.trimStart() : line;
    isJoined = goesOn(at);
    joined += isJoined ? begun.trimEnd() : begun;
    if (!isJoined && at < lines.length - 1) joined += '\n';
  }
  return joined;
}

/** Blanks at the ends of lines do not count. Rare characters take two places. */
const lastSign = (line = '') => Array.from(line.trimEnd().slice(-2)).at(-1);
const firstSign = (line = '') => Array.from(line.trimStart().slice(0, 2)).at(0);
