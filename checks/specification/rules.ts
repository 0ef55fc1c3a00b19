import type { rules } from './as-written.ts';
import type { Place, Test } from './shapes.ts';

export type RuleCase = {
  carriedBy: readonly Place[];
  /** For a rule that judges a text: examples on both sides of each of its borders. */
  accepts?: readonly string[];
  refuses?: readonly string[];
  /** For a list. */
  equals?: unknown;
  shownBy: readonly Test[];
};

const contract = 'contract/src';
const features = 'web/src/features';

/** The rules of §5 that have no words of their own. */
export const ruleCases: Record<(typeof rules)[number], RuleCase> = {
  'date of birth required for badge login': {
    carriedBy: [`${features}/sign-in/badge/badge-check.words.ts#checkWords.chooseFirst`],
    shownBy: [
      `${features}/sign-in/badge/badge-check.test.tsx#the wheels start at 1970-01-01, and that is never sent by itself`,
    ],
  },
  'contact person: name, mobile and e-mail required, correct format': {
    carriedBy: [
      `${features}/modes/contact/contact-rules.ts#problemsIn`,
      `${contract}/refusals/modes.ts#contactNameMissing`,
      `${contract}/refusals/modes.ts#wrongContactMobile`,
      `${contract}/refusals/modes.ts#wrongContactEmail`,
    ],
    shownBy: [
      `${features}/modes/contact/contact-rules.test.ts#what is wrong stands beside its field: %s`,
      'server/src/features/modes/modes.calls.test.ts#names every wrong field at once, and leaves the code unused',
    ],
  },
  'info form: name, mobile, e-mail, company, title and profile required; e-mail correct': {
    carriedBy: [
      `${contract}/refusals/profile.ts#nameMissing`,
      `${contract}/refusals/profile.ts#wrongProfileMobile`,
      `${contract}/refusals/profile.ts#wrongProfileEmail`,
      `${contract}/refusals/profile.ts#organisationMissing`,
      `${contract}/refusals/profile.ts#titleMissing`,
      `${contract}/refusals/profile.ts#profileMissing`,
    ],
    shownBy: [
      'server/src/features/profile/profile-submit.calls.test.ts#says of each empty field what to enter, in the words of the specification',
      'web/src/pages/mine/info-form.test.tsx#the form begins with what was imported; what is missing stands at its field, and the first one is focused',
    ],
  },
  'mainland phone: 11 digits, starting with 1, second digit 2-9': {
    carriedBy: [`${contract}/rules/phone.ts#isMainlandMobile`],
    accepts: ['12000000000', '19999999999'],
    refuses: ['11000000000', '10000000000', '22000000000', '1200000000', '120000000000', '+12000000000'],
    shownBy: [
      `${contract}/rules/phone.test.ts#may have %s as its second digit`,
      `${contract}/rules/phone.test.ts#is refused: %s`,
    ],
  },
  'general phone: optional +, first digit 1-9, total 2-15 digits': {
    carriedBy: [`${contract}/rules/phone.ts#isGeneralPhone`],
    accepts: ['12', '+12', '99', '123456789012345', '+123456789012345'],
    refuses: ['1', '+1', '02', '+02', '1234567890123456', '+1234567890123456', '++12'],
    shownBy: [`${contract}/rules/phone.test.ts#%s is accepted`, `${contract}/rules/phone.test.ts#is refused: %s`],
  },
  'e-mail: starts alphanumeric; domain labels in lower case; 1 to 3 dot parts': {
    carriedBy: [`${contract}/rules/email.ts#isEmail`],
    // A domain in capitals is lower-cased first (decisions §2).
    accepts: ['a@b.c', '9a._-Z@b-1.example', 'a@b.c.d.e', 'a@B.Example'],
    refuses: ['.a@b.c', '_a@b.c', 'a@b', 'a@b.c.d.e.f', 'a+b@c.d', 'a@b_c.d', 'a@b..c', '@b.c', 'a b@c.d'],
    shownBy: [
      `${contract}/rules/email.test.ts#an email is accepted: %s`,
      `${contract}/rules/email.test.ts#an email is refused: %s`,
    ],
  },
  'repeated actions within 800 ms are ignored': {
    carriedBy: ['web/src/lib/double-tap.ts#onceWithin', 'web/src/kit/button/button.tsx#Button'],
    shownBy: ['web/src/kit/button/button.test.tsx#a second tap within 800 ms is ignored'],
  },
  'document extensions: pdf, doc, docx, xls, xlsx, ppt, pptx': {
    carriedBy: [`${contract}/rules/file-extensions.ts#documentExtensions`],
    equals: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
    shownBy: [`${contract}/rules/file-extensions.test.ts#the recognised extensions are those of the specification`],
  },
  'image extensions: png, jpg, gif, jpeg, svg, webp, bmp': {
    carriedBy: [`${contract}/rules/file-extensions.ts#imageExtensions`],
    equals: ['png', 'jpg', 'gif', 'jpeg', 'svg', 'webp', 'bmp'],
    shownBy: [`${contract}/rules/file-extensions.test.ts#the recognised extensions are those of the specification`],
  },
  'rich text cleanup: styles, fitting pictures and videos, downloads of pdf, no margins': {
    carriedBy: ['server/src/platform/rich-text/from-html.ts#richTextFrom'],
    shownBy: [
      'server/src/platform/rich-text/cleaning-rules.test.ts#%s',
      'web/src/kit/rich-text/rich-text.test.tsx#at the largest text nothing is wider than the screen',
    ],
  },
};
