import { agreement } from './legal-texts/agreement.ts';
import { privacy } from './legal-texts/privacy.ts';
import type { Both } from './shapes.ts';

type DemoLegalText = { kind: 'agreement' | 'privacy'; version: number; title: Both; body: Both };

/** A line that starts with '# ' is a heading; a blank line separates paragraphs. */
export const legalTexts: DemoLegalText[] = [
  {
    kind: 'agreement',
    version: 1,
    title: { zh: '用户服务协议', en: 'User Service Agreement' },
    body: agreement,
  },
  { kind: 'privacy', version: 1, title: { zh: '隐私政策', en: 'Privacy Policy' }, body: privacy },
];
