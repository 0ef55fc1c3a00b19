import type { File } from './files.ts';

const written = /\.words\.ts$|\/refusals\/|^server\/demo\/(?!.*(\.test\.ts|\.testing\.ts|\.json)$)|\.demo\.tsx$/;
const comment = /^\s*(\/\/|\/?\*|import\b)/;

/** What docs/words.md rules out, by the name under which a check reports it. */
const never: Record<string, RegExp> = {
  'half-width punctuation in Chinese': /\p{Script=Han}[,;:!?()]|[,;!?(]\p{Script=Han}/u,
  'a space between Chinese and Latin': /\p{Script=Han} [A-Za-z0-9]/u,
  'an en dash in Chinese': /\p{Script=Han}–|–\p{Script=Han}/u,
  'a straight apostrophe': /[a-z]\\?'[a-z]/,
  你: /你/,
  'kindly for please': /\bkindly\b/i,
  'e-mail for email': /\be-mail/i,
  'sign in for log in': /\bsign(s|ed|ing)? (in|out)\b/i,
};

/** Names each line that is written for readers and breaks a rule. */
export function wordProblems(files: readonly File[]): string[] {
  return files
    .filter(({ path }) => written.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) =>
        comment.test(line)
          ? []
          : Object.keys(never)
              .filter((rule) => never[rule]?.test(line))
              .map((rule) => `${path}:${i + 1}: ${rule}`),
      ),
    );
}
