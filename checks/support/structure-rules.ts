import type { File } from './files.ts';

/** One idea about the layout of the project; `broken` returns what breaks it. */
export type StructureRule = { name: string; why: string; broken: (files: File[]) => string[] };

const FEATURES =
  'about agenda album arrangements audit calendars cards closing consent delegates face-to-face favourites files forum host-app live media messages mine modes news notices own-data partners places profile push search session settings sharing sign-in staff voice'.split(
    ' ',
  );
const ROLES = 'routes|actions|rules|store|jobs|words';
const OUTBOX = 'e2e/support/outbox.ts';
const FORM = 'web/src/shell/form/form.tsx';
const CALL_LINK = 'contract/src/rules/readable-phone.ts';
const DRAWERS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc']);
// The habit is about 250 lines; a file longer than this certainly holds a second idea.
const LONGEST = 300;
const FULLEST = 25;

const PICTURES = 'server/src/platform/media/content/';
const DECODING =
  /from '(sharp|@napi-rs\/canvas|unpdf|officeparser)'|import\('(sharp|@napi-rs\/canvas|unpdf|officeparser)'\)/;
// These run in processes with limits; the last one draws the image characters, of which nobody sends any part.
const DECODERS = [
  `${PICTURES}picture-work.ts`,
  'server/src/platform/documents/open-pdf.ts',
  'server/src/platform/documents/page-drawing-process.ts',
  'server/src/platform/documents/reading-process.ts',
  'server/src/platform/image-characters/picture.ts',
];

const code = /\.(ts|tsx|mjs)$/;
const tests = /\.(test|spec)\.tsx?$/;
const source = /^(contract|server\/src|web\/src)\//;
const ours = /^(contract|server|web|console|e2e|bench|scripts|checks)\//;
const paths = (files: File[], wrong: (path: string) => boolean) => files.map(({ path }) => path).filter(wrong);

/** The lines that match, as `path:line: text`. */
function places(files: File[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

/** A kit piece behaves if it handles events or uses a hook. */
const acts = (text: string) => /\bon[A-Z]\w*=|\buse[A-Z]\w*\(/.test(text);
const hasOtherPart = (path: string) => /\.(demo|test)\.tsx?$/.test(path);

const action = /\bawait .*(userEvent\.|\.(click|dblClick|fill|hover|tap)\()/;
const begins = /^\s*(await )?(expect\b|vi\.waitFor|test\b)/;

/** Finds the places where a test acts on a page and then looks only once, without waiting for the result. */
function hastyLooks({ path, text }: File): string[] {
  let acted = false;
  return text.split('\n').flatMap((line, index) => {
    const hasty = acted && /^\s*expect\((?!await |violations)/.test(line);
    if (action.test(line)) acted = true;
    else if (begins.test(line)) acted = false;
    return hasty ? [`${path}:${index + 1}: ${line.trim()}`] : [];
  });
}

export const layoutRules: StructureRule[] = [
  {
    name: 'a form is sent by useSubmit',
    why: 'it knows of double taps, lost answers and problems at their fields; a bare form forgets them',
    broken: (files) =>
      places(
        files.filter(({ path }) => /^web\/src\/(features|pages|shell)\/.*\.tsx$/.test(path) && path !== FORM),
        /<form\b/,
      ),
  },
  {
    name: 'a telephone link is made by callLink',
    why: 'numbers are typed with spaces and brackets, which such a link must not have',
    broken: (files) =>
      places(
        files.filter(
          ({ path }) => /^(contract|server|web)\/src\//.test(path) && !tests.test(path) && path !== CALL_LINK,
        ),
        /['"`]tel:(\$|['"] *\+|[+\d])/,
      ),
  },
  {
    name: 'a bold font is named by its family too',
    why: 'WebKit on Linux finds fonts by the names of their families alone; quotes in English titles would be full-width',
    broken: (files) =>
      files.flatMap(({ path, text }) =>
        Array.from(source.test(path) && !tests.test(path) ? text.matchAll(/local\('([^']+) Bold'\)/g) : [])
          .filter(([, family]) => !text.includes(`local('${family}')`))
          .map(([, family]) => `${path}: ${family}`),
      ),
  },
  {
    name: 'server features have files of known roles',
    why: 'a reader who knows one feature can find anything in all of them',
    broken: (files) =>
      paths(files, (path) => {
        const [, feature, file] = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
        if (!feature || !file) return false;
        return !new RegExp(`^${feature}(-[a-z0-9-]+)?\\.((${ROLES})(\\.test)?|calls\\.test|full\\.test)\\.ts$`).test(
          file,
        );
      }),
  },
  {
    name: 'features have names of the product',
    why: 'one word for one thing, the same on the server and on the phone',
    broken: (files) =>
      paths(files, (path) => {
        const feature = /^(?:server|web|console)\/src\/features\/([^/]+)/.exec(path)?.[1];
        return feature !== undefined && !FEATURES.includes(feature);
      }),
  },
  {
    name: 'names are kebab-case',
    why: 'some file systems do not tell upper from lower case',
    broken: (files) =>
      paths(files, (path) => {
        // Pages have the names that the specification gives to their addresses.
        if (!ours.test(path) || !/\.(ts|tsx|mjs|css|sql)$/.test(path) || path.startsWith('web/src/pages/'))
          return false;
        const words = path.split('/').flatMap((name) => name.split('.'));
        return words.some(
          (word) => !/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(word) || (word.includes('_') && !path.endsWith('.sql')),
        );
      }),
  },
  {
    name: 'there are no drawers',
    why: 'a name like utils does not say what is inside, so nobody finds it there',
    broken: (files) => paths(files, (path) => ours.test(path) && path.split(/[/.]/).some((word) => DRAWERS.has(word))),
  },
  {
    name: 'there are no barrels',
    why: 'a file that only passes others on hides who uses what',
    broken: (files) =>
      paths(
        files,
        (path) => /(^|\/)index\.(ts|tsx|mjs)$/.test(path) && !/^web\/src\/pages\/.+\/index\.tsx$/.test(path),
      ),
  },
  {
    name: 'files are short',
    why: `past ${LONGEST} lines there is a second idea in it`,
    broken: (files) =>
      files
        .filter(({ path }) => code.test(path) && !tests.test(path) && !path.startsWith('server/demo/'))
        .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > LONGEST)
        .map(({ path, lines }) => `${path}: ${lines} lines`),
  },
  {
    name: 'kit pieces are whole',
    why: 'a piece without a demo, or one that behaves and has no test, is used wrongly first and then copied',
    broken(files) {
      const all = new Set(files.map(({ path }) => path));
      const pieces = new Set(files.flatMap(({ path }) => /^web\/src\/kit\/([^/]+)\//.exec(path)?.[1] ?? []));
      return [...pieces].flatMap((piece) => {
        const folder = `web/src/kit/${piece}/`;
        const behaves = files.some(({ path, text }) => path.startsWith(folder) && !hasOtherPart(path) && acts(text));
        const parts = ['.tsx', '.demo.tsx', ...(behaves ? ['.test.tsx'] : [])];
        return parts.map((end) => `${folder}${piece}${end}`).filter((path) => !all.has(path));
      });
    },
  },
  {
    name: 'the server itself decodes nothing that was sent',
    why: 'a few bytes can make a decoder take all memory; only a process with limits of its own can be ended',
    broken: (files) =>
      files
        .filter(({ path }) => /^server\/src\/.*\.ts$/.test(path) && !/\.(test|testing)\.ts$/.test(path))
        .flatMap(({ path, text }) => [
          ...(DECODING.test(text) && !DECODERS.includes(path) ? [`${path} decodes`] : []),
          ...(/import (?!type )[^;]*picture-work\.ts/.test(text) && path !== `${PICTURES}picture-process.ts`
            ? [`${path} calls what decodes`]
            : []),
        ]),
  },
  {
    name: 'no folder of source is too full',
    why: `past ${FULLEST} files a folder is a list of names to read through, and wants folders by screen or concern`,
    broken(files) {
      const counts = new Map<string, number>();
      for (const { path } of files.filter((file) => source.test(file.path))) {
        const folder = path.slice(0, path.lastIndexOf('/'));
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
      return [...counts].filter(([, count]) => count > FULLEST).map(([folder, count]) => `${folder}: ${count} files`);
    },
  },
];

const OLD_WORDS = /guest|friendApply|conference|collection|choseLanguage|\bconf\b/i;
// Names that were given up, each with the plain one that replaced it: contentCache, viewer, current, deps, channel.
const RETIRED_NAMES =
  /\b(contentMemory|shortMemory|rememberedSessions|seer|hearer|\w+InForce|keepHouse|surroundings|CodeWay|\w+ConfirmationWays)\b/i;
// The specification fixes these names for calls and for the storage of the phone, and this sentence; the format of
// schedules fixes the name of an element.
const FIXED_NAMES = /\b(guestId|conferenceInfo|(Please enter c|C)onference venue)\b|'conference'/g;
const machinePath = new RegExp(
  `(^|[^\\w.])/(${['work', 'home', 'Users', 'root'].join('|')})/[\\w.-]+/|[A-Z]:\\\\Users`,
);
const marker = new RegExp(`\\b(${'todo|fixme|xxx|hack'.toUpperCase()})\\b(?! \\(#\\d+\\))`);

export const wordingRules: StructureRule[] = [
  {
    name: 'old words stay in addresses',
    why: 'two names for one thing are read as two things',
    broken(files) {
      const product = files.filter(
        ({ path }) => /^(contract|server|web|console)\/src\/.*\.tsx?$/.test(path) && !tests.test(path),
      );
      const withoutAddresses = product
        .filter(({ path }) => path !== 'web/src/routes.ts')
        .map(({ path, text }) => {
          const addresses = path.startsWith('contract/src/calls/') ? /'\/api\/[^']*'/g : /['`]\/pages\/[^'`]*['`]/g;
          const words = text.replaceAll(addresses, '').replaceAll(FIXED_NAMES, '');
          return { path, text: words.replaceAll(/(from|import\() ?'[^']*'/g, '') };
        });
      return [
        ...places(withoutAddresses, OLD_WORDS),
        ...paths(product, (path) => OLD_WORDS.test(path) && !path.startsWith('web/src/pages/')),
      ];
    },
  },
  {
    name: 'retired names stay retired',
    why: 'a newcomer could not guess what they meant, and a second name for a thing reads as a second thing',
    broken: (files) =>
      places(
        files.filter(({ path }) => /^(contract|server|web|console)\/src\/.*\.tsx?$/.test(path)),
        RETIRED_NAMES,
      ),
  },
  {
    name: 'refuse stands alone',
    why: 'it throws by itself; with return or throw before it, it reads like the refusal that commits first',
    broken: (files) =>
      places(
        files.filter(({ path }) => /^server\/.*\.ts$/.test(path)),
        /\b(return|throw|await|yield)\s+\(?refuse\(/,
      ),
  },
  {
    name: 'no test is left out',
    why: 'a test that is skipped, or that lets others be skipped, proves nothing',
    broken: (files) =>
      places(
        files.filter(({ path }) => tests.test(path)),
        /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fixme)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/,
      ),
  },
  {
    name: 'what follows an action is waited for',
    why: 'a page reacts with a delay: expect.poll and expect.element wait for it, expect alone does not',
    broken: (files) => files.filter(({ path }) => /^web\/.*\.test\.tsx$/.test(path)).flatMap(hastyLooks),
  },
  {
    name: 'no test of the web app waits by the clock',
    why: 'on a busy machine the wait is too short, on every other it is wasted; a test moves its own clock',
    broken: (files) =>
      places(
        files.filter(({ path }) => /^(web\/.*\.(test|testing)\.tsx?|e2e\/(journeys|screens|full)\/.*\.ts)$/.test(path)),
        /new Promise.*\bsetTimeout\b|\bwaitForTimeout\(|timers\/promises/,
      ),
  },
  {
    name: 'what leaves by a job is waited for',
    why: 'what is not in the outbox yet may still come: outbox.ts waits for it, or for something that left later',
    broken: (files) =>
      places(
        files.filter(({ path }) => path.startsWith('e2e/') && path !== OUTBOX),
        /outbox\.json|\breadOutbox\b/,
      ),
  },
  {
    name: 'no promise stands in a comment',
    why: 'work that is left to do belongs in an issue, where it is not forgotten',
    broken: (files) =>
      places(
        files.filter(({ path }) => path !== 'package-lock.json'),
        marker,
      ),
  },
  {
    name: 'no path of a machine is committed',
    why: 'such a path works on one machine only and reveals something about it',
    broken: (files) => places(files, machinePath),
  },
  {
    name: 'the lockfile names no host',
    why: 'every user may install from another registry',
    broken: (files) =>
      places(
        files.filter(({ path }) => path === 'package-lock.json'),
        /"resolved": "https?:/,
      ),
  },
];
