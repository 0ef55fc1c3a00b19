import { expect, test } from 'vitest';
import { opensNoFiles } from './opens-no-files.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 12; V2183A) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['WeChat', `${iPhone} Mobile/15E148 MicroMessenger/8.0.50 Language/zh_CN`],
  [
    'WeChat at work',
    `${android} Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36 wxwork/4.1 MicroMessenger/7.0.1`,
  ],
  ['DingTalk', `${iPhone} Mobile/15E148 AliApp(DingTalk/7.5.20) com.laiwang.DingTalk/36181404`],
  ['Feishu', `${iPhone} Mobile/15E148 Lark/7.16.5 LarkLocale/zh_CN ChannelName/Feishu`],
  ['QQ', `${iPhone} Mobile/15E148 QQ/9.0.60.616 V1_IPH_SQ_9.0.60_1_APP_A`],
  ['Alipay', `${iPhone} Mobile/15E148 NebulaSDK/1.8 AlipayClient/10.5.96 Language/zh-Hans`],
  ['Weibo', `${iPhone} Mobile/15E148 Weibo (iPhone15,2__weibo__14.5.2__iphone__os17.5)`],
  [
    'any Android app',
    'Mozilla/5.0 (Linux; Android 12; V2183A; wv) AppleWebKit/537.36 Version/4.0 Chrome/114.0.0.0 Mobile Safari/537.36',
  ],
])('a view of %s opens no files', (_, agent) => {
  expect(opensNoFiles(agent)).toBe(true);
});

test.each([
  ['Safari', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${android} Chrome/124.0.0.0 Mobile Safari/537.36`],
  ['QQ’s browser', `${android} Version/4.0 Chrome/98.0.4758.102 MQQBrowser/14.9 Mobile Safari/537.36`],
  ['UC', `${android} Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.6 Mobile Safari/537.36`],
  ['Huawei’s browser', `${android} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4 Mobile Safari/537.36`],
])('%s opens files', (_, agent) => {
  expect(opensNoFiles(agent)).toBe(false);
});
