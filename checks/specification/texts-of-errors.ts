import type { texts } from './as-written.ts';
import type { Test, TextCase } from './shapes.ts';
import { textsOfForms } from './texts-of-forms.ts';

type Texts = Record<(typeof texts)['§8'][number], readonly TextCase[]>;

const signIn = 'contract/src/refusals/sign-in.ts';
const features = 'web/src/features';
const pages = 'web/src/pages';
const calling = 'web/src/lib/call';
const refusals = `${features}/sign-in/sign-in-refusals.test.tsx`;

const asking = `${refusals}#asking for a code, %s is said in %s at its place` satisfies Test;
const trading = `${refusals}#trading a code, %s is said in %s at its place` satisfies Test;
const reading = `${refusals}#reading a badge, %s is said in %s at its code` satisfies Test;
const confirming = `${refusals}#confirming the date of birth, %s is said in %s under it` satisfies Test;
const losing =
  `${refusals}#a session lost by %s leads to sign-in at once, with a dialog in %s that says why` satisfies Test;

/** The texts of §8: what went wrong. */
export const textsOfErrors: Texts = {
  'system error': [
    {
      zh: '系统错误',
      carriedBy: [`${calling}/call.words.ts#callWords.systemError`],
      shownBy: [
        `${calling}/call-refusals.test.ts#%s: the toast says system error`,
        `${calling}/lost-call-question.test.ts#a request that failed shows %s`,
      ],
    },
  ],
  // These two name a failure in the code and are no words: the screen shows the network text, or nothing.
  timeout: [
    {
      zh: 'timeout',
      carriedBy: [`${calling}/transport.ts`],
      shownBy: [`${calling}/transport.test.ts#times out with code 5 and says so; the dialog shows the network text`],
    },
  ],
  abort: [
    {
      zh: 'abort',
      carriedBy: [`${calling}/transport.ts`],
      shownBy: [`${calling}/transport.test.ts#rejects with 600003 and no dialog`],
    },
  ],
  'file error': [
    {
      zh: '文件读取失败',
      carriedBy: [`${features}/profile/photo/photo.words.ts#photoWords.fileError`, `${calling}/upload-and-download.ts`],
      shownBy: [
        `${pages}/mine/info-photo.test.tsx#a file that cannot be used says why, and the next one is tried anew`,
        `${calling}/upload-and-download.test.ts#of a file that cannot be read is a file error and is not sent`,
      ],
    },
  ],
  'not supported': [
    {
      zh: 'not supported',
      carriedBy: [`${calling}/upload-and-download.ts`],
      shownBy: [`${calling}/upload-and-download.test.ts#saving to the phone's album is not supported`],
    },
    {
      en: 'Saving to the album is not supported',
      zh: '暂不支持直接保存到相册',
      carriedBy: [
        `${features}/album/viewer/viewer.words.ts#viewerWords.notSupported`,
        `${features}/album/viewer/viewer.words.ts#viewerWords.notSupportedHere`,
        `${features}/sharing/poster/poster.words.ts#posterWords.notSupported`,
        `${features}/sharing/poster/poster.words.ts#posterWords.notSupportedHere`,
      ],
      shownBy: [
        `${pages}/album/album-photos.test.tsx#cannot be written into the phone’s album, and says what to do, in %s`,
        'e2e/journeys/news/share-an-article.spec.ts#share an article',
      ],
    },
  ],
  'Login status has expired. Please log in again': [
    {
      zh: '登录状态已过期，请重新登录',
      carriedBy: ['contract/src/refusals/session.ts#sessionExpired', `${calling}/call.words.ts#callWords.sessionLost`],
      shownBy: [losing],
    },
  ],
  'This account has been logged in to another device': [
    {
      zh: '该账号已在其他设备登录',
      carriedBy: ['contract/src/refusals/session.ts#signedInElsewhere'],
      shownBy: [losing],
    },
  ],
  'This account has been out time': [
    {
      zh: '账号长时间未使用，请重新登录',
      carriedBy: ['contract/src/refusals/session.ts#sessionUnused'],
      shownBy: [losing],
    },
  ],
  'Incorrect mobile phone number': [{ zh: '手机号码有误', carriedBy: [`${signIn}#wrongMobile`], shownBy: [asking] }],
  'Invalid image verification code. Please try again': [
    { zh: '图形验证码错误，请重新输入', carriedBy: [`${signIn}#wrongImage`], shownBy: [asking] },
  ],
  'Incorrect image verification code. Please send again': [
    { zh: '图形验证码已失效，请重新获取', carriedBy: [`${signIn}#imageExpired`], shownBy: [asking] },
  ],
  'User information does not exist as the registration is unverified': [
    {
      zh: '您的注册信息尚在审核中，暂时无法登录',
      carriedBy: [`${signIn}#notVerified`],
      shownBy: [trading, confirming],
    },
  ],
  'Incorrect verification code': textsOfForms['§5']['Incorrect verification code'],
  'Login restricted as verification failure exceeded daily limit. Please contact the Secretariat to reset': [
    {
      zh: '验证失败次数已超过当日上限，登录受限，请联系组委会秘书处重置',
      carriedBy: [`${signIn}#codeRestricted`],
      shownBy: [asking, trading],
    },
  ],
  'Frequent verification. Please try again in 2 minutes': [
    { zh: '验证过于频繁，请2分钟后再试', carriedBy: [`${signIn}#codeTooSoon`], shownBy: [asking] },
  ],
  'Please scan the correct QR code on the badge': [
    {
      zh: '请扫描证件上正确的二维码',
      carriedBy: [
        `${signIn}#notABadge`,
        `${features}/sign-in/sign-in.words.ts#signInWords.notABadge`,
        `${features}/sign-in/sign-in.words.ts#signInWords.notABadgeTyped`,
      ],
      shownBy: [reading],
    },
  ],
  'Incorrect information': [{ zh: '信息有误', carriedBy: [`${signIn}#wrongBirthDate`], shownBy: [confirming] }],
  'Validation error': [
    {
      zh: '提交的信息有误',
      carriedBy: ['contract/src/refusals/wire.ts#invalidInput', 'contract/src/refusals/push.ts#pushKeyWrong'],
      shownBy: [asking, trading, reading, confirming],
    },
  ],
  'Verification failure overrun. Scan QR code login restricted': [
    {
      zh: '验证失败次数过多，扫码登录已受限',
      carriedBy: [`${signIn}#badgeRestricted`],
      shownBy: [reading, confirming],
    },
  ],
  Unscannable: [
    {
      zh: '无法识别',
      carriedBy: ['web/src/shell/scan/scan.words.ts#scanWords.unscannable'],
      shownBy: [
        'e2e/journeys/sign-in/scan-the-badge.spec.ts#without a camera, a photo of the badge is enough',
        `${pages}/other/face-to-face.test.tsx#a picture without a code is unscannable`,
      ],
    },
  ],
  'Submission Error': [
    {
      zh: '提交失败',
      carriedBy: [`${features}/profile/profile.words.ts#profileWords.notSubmitted`],
      shownBy: [
        `${pages}/mine/info-form.test.tsx#what cannot be stored says Submission Error; a lost network has its dialog; the text stays`,
      ],
    },
  ],
  'Save Message Error': [
    {
      zh: '保存失败',
      carriedBy: [
        `${features}/cards/friends/friends.words.ts#friendWords.notSaved`,
        `${features}/favourites/own-item/own-item.words.ts#ownItemWords.notSaved`,
        `${features}/modes/contact/contact-form.words.ts#contactFormWords.notSaved`,
      ],
      shownBy: [
        `${pages}/collection/own-entries.test.tsx#one that cannot be stored says so and keeps what was typed; sent again it counts once`,
        `${pages}/conf/mode-contact.test.tsx#that could not be stored says so in the specification’s words`,
      ],
    },
  ],
  'Send Message Error': [
    { zh: '验证码发送失败', carriedBy: [`${signIn}#codeNotSent`], shownBy: [asking] },
    {
      zh: '发送失败',
      carriedBy: [`${features}/cards/send/send.words.ts#sendWords.notSent`],
      shownBy: [
        `${pages}/guest/send-card.test.tsx#a card that could not be sent says ‘Send Message Error’ and keeps the text`,
      ],
    },
  ],
  'System Error': [
    {
      zh: '系统错误',
      carriedBy: ['server/src/platform/http/failures/answer-failures.ts#systemError'],
      shownBy: [
        'server/src/platform/http/binding.calls.test.ts#an unexpected failure answers 500 with the envelope, without a code, a stack or the data',
      ],
    },
  ],
  'Network Service Exception': [
    {
      zh: '网络服务异常',
      carriedBy: [`${calling}/call.words.ts#callWords.network`],
      shownBy: [`${calling}/transport.test.ts#shows the network text in a dialog (%s) and rejects with code 5`],
    },
  ],
  'delete and restart': [
    {
      en: 'Please delete the app and restart it',
      zh: '请删除应用后重新打开',
      carriedBy: [`${features}/settings/update/update.words.ts#updateWords.deleteAndRestart`],
      shownBy: [
        'e2e/journeys/settings/the-app-is-old.spec.ts#the app tells me it is old, and its download is cut',
        `${features}/settings/update/update-watch.test.tsx#a download that fails %s gives the advice to delete and restart`,
      ],
    },
  ],
  'According to his/her settings, you cannot exchange business cards with this delegate': [
    {
      zh: '根据对方的设置，您无法与该嘉宾交换名片',
      carriedBy: [
        'contract/src/refusals/cards.ts#cardsKeptPrivate',
        `${features}/modes/choice/choice.words.ts#choiceWords.keptPrivate`,
      ],
      shownBy: [
        'server/src/features/cards/cards.calls.test.ts#to somebody in privacy mode, in %s',
        'e2e/journeys/cards/who-may-not-exchange.spec.ts#a delegate in privacy mode cannot be asked, and whoever tries is told at once',
      ],
    },
  ],
};
