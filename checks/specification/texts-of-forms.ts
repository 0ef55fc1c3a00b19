import type { texts } from './as-written.ts';
import type { TextCase } from './shapes.ts';

type Section = keyof Pick<typeof texts, '§4' | '§5' | '§6'>;
type Texts = { [S in Section]: Record<(typeof texts)[S][number], readonly TextCase[]> };

const refusals = 'contract/src/refusals';
const features = 'web/src/features';
const pages = 'web/src/pages';
const journeys = 'e2e/journeys';

const tradingACode = `${features}/sign-in/sign-in-refusals.test.tsx#trading a code, %s is said in %s at its place`;
const ownEntry = `${pages}/collection/own-entries.test.tsx#%s: what is missing is said under each field, and nothing is sent`;
const whatIsMissing = [
  ownEntry,
  'server/src/features/favourites/favourites-own-items.calls.test.ts#names every wrong field at once in its own words: %s',
] as const;

/** The texts of §4, §5 and §6: what forms and buttons say. */
export const textsOfForms: Texts = {
  '§4': {
    'already sent': [
      {
        en: 'Already sent',
        zh: '已发送',
        carriedBy: [
          `${features}/cards/requests/requests.words.ts#requestWords.alreadySent`,
          `${features}/cards/send/send.words.ts#sendWords.alreadySent`,
        ],
        shownBy: [
          `${journeys}/cards/exchange-business-cards.spec.ts#exchange business cards: send, see the mark, accept, call, and part again`,
        ],
      },
    ],
  },
  '§5': {
    'Incorrect verification code': [
      {
        zh: '验证码错误',
        carriedBy: [
          `${refusals}/sign-in.ts#wrongCode`,
          `${features}/profile/address/address.words.ts#addressWords.wrongCode`,
          `${features}/sign-in/sign-in.words.ts#signInWords.wrongCode`,
          'web/src/shell/fresh-code/fresh-code.words.ts#freshCodeWords.wrongCode',
        ],
        shownBy: [tradingACode],
      },
    ],
    'Please read and check the User Service Agreement and Privacy Policy': [
      {
        zh: '请阅读并勾选《用户服务协议》和《隐私政策》',
        carriedBy: [
          `${refusals}/consent.ts#agreementMissing`,
          'web/src/shell/legal-texts/legal-texts.words.ts#legalWords.tickFirst',
        ],
        shownBy: [tradingACode],
      },
    ],
    'Please enter the correct mobile number': [
      {
        zh: '请输入正确的手机号码',
        carriedBy: [
          `${refusals}/modes.ts#wrongContactMobile`,
          `${refusals}/profile.ts#wrongProfileMobile`,
          `${features}/modes/contact/contact-form.words.ts#contactFormWords.wrongMobile`,
          `${features}/profile/profile.words.ts#profileWords.mobileWrong`,
          `${features}/sign-in/sign-in.words.ts#signInWords.wrongMobile`,
        ],
        shownBy: [
          `${journeys}/sign-in/sign-in-by-mobile.spec.ts#each problem shows beside its field, and what was typed stays`,
        ],
      },
    ],
    'Please enter the correct email address': [
      {
        zh: '请输入正确的电子邮箱',
        carriedBy: [
          `${refusals}/modes.ts#wrongContactEmail`,
          `${refusals}/profile.ts#wrongProfileEmail`,
          `${refusals}/sign-in.ts#wrongEmail`,
          `${features}/modes/contact/contact-form.words.ts#contactFormWords.wrongEmail`,
          `${features}/profile/profile.words.ts#profileWords.emailWrong`,
          `${features}/sign-in/sign-in.words.ts#signInWords.wrongEmail`,
        ],
        shownBy: [`${journeys}/sign-in/sign-in-by-email.spec.ts#sign in by email and reach the page that was opened`],
      },
    ],
    'Please enter content': [ownText('content', '请输入内容')],
    'Please enter location': [ownText('location', '请输入地点')],
    'Please enter schedule details': [ownText('details', '请输入日程详情')],
    'Please enter conference venue': [ownText('venue', '请输入会场')],
    'Please enter your search': [
      {
        zh: '请输入搜索内容',
        carriedBy: [
          `${refusals}/files.ts#searchMissing`,
          `${features}/about/questions/questions.words.ts#questionWords.enterSearch`,
          `${features}/agenda/search/agenda-search.words.ts#agendaSearchWords.enterSearch`,
          `${features}/delegates/directory/directory.words.ts#directoryWords.enterSearch`,
          `${features}/files/files.words.ts#filesWords.enterSearch`,
          `${features}/partners/partners.words.ts#partnersWords.enterSearch`,
          `${features}/search/search.words.ts#searchWords.enterSearch`,
        ],
        shownBy: [
          `${pages}/search/search.test.tsx#submitted with nothing to find, it says so in %s and asks nothing`,
          `${pages}/find/find.test.tsx#submitted with nothing to find, it says so in %s and asks nothing`,
          `${journeys}/about/find-an-answer.spec.ts#read about the forum and find an answer there`,
        ],
      },
    ],
    'Please check mobile number or email address': [
      {
        zh: '请勾选手机号码或电子邮箱',
        carriedBy: [
          `${refusals}/cards.ts#nothingShared`,
          `${features}/cards/share/share.words.ts#shareWords.nothingTicked`,
          `${features}/face-to-face/face-to-face.words.ts#faceToFaceWords.nothingTicked`,
        ],
        shownBy: [
          `${journeys}/cards/exchange-business-cards.spec.ts#exchange business cards: send, see the mark, accept, call, and part again`,
          `${pages}/guest/send-card.test.tsx#without a tick nothing is sent, in the specification’s words`,
        ],
      },
    ],
    'Confirm to submit?': [
      {
        zh: '确认提交？',
        carriedBy: [
          `${features}/cards/send/send.words.ts#sendWords.confirmToSubmit`,
          `${features}/profile/profile.words.ts#profileWords.confirmToSubmit`,
        ],
        shownBy: [
          `${journeys}/profile/correct-my-title-and-see-it-applied.spec.ts#correct my title and see it applied`,
          `${pages}/guest/send-card.test.tsx#a card that could not be sent says ‘Send Message Error’ and keeps the text`,
        ],
      },
    ],
  },
  '§6': {
    'Exchange business cards restricted (red badge only)': [
      {
        zh: '仅限红证代表交换名片',
        carriedBy: [
          `${refusals}/cards.ts#redBadgeOnly`,
          `${features}/cards/cards.words.ts#cardWords.redBadgeOnly`,
          `${features}/face-to-face/face-to-face.words.ts#faceToFaceWords.redBadgeOnly`,
          `${features}/modes/modes.words.ts#modeWords.redBadgeOnly`,
        ],
        shownBy: [
          'server/src/features/cards/cards.calls.test.ts#to a blue badge, in %s',
          `${journeys}/cards/who-may-not-exchange.spec.ts#a \${badge} badge reads why cards are not for it`,
        ],
      },
    ],
  },
};

/** A text of an own entry that is missing: the server and the form say the same. */
function ownText(field: string, zh: string): TextCase {
  const name = `${field}Missing`;
  return {
    zh,
    carriedBy: [
      `${refusals}/favourites.ts#${name}`,
      `${features}/favourites/own-item/own-item.words.ts#ownItemWords.${name}`,
    ],
    shownBy: whatIsMissing,
  };
}
