import type { Language } from 'contract/texts';
import type { CodeWay } from '../code/address.ts';
import type { Ways } from './confirm.api.ts';
import type { ConfirmDraft } from './confirm-draft.ts';

/** E-mail first when the interface is English, as on the sign-in page. */
export function waysInOrder(ways: Ways, language: Language): CodeWay[] {
  const order: readonly CodeWay[] = language === 'en' ? ['email', 'mobile'] : ['mobile', 'email'];
  return order.filter((way) => ways[way] !== undefined);
}

/** What was chosen; else, after a reload, where the newest code went; else the first. */
export function wayToUse(possible: readonly CodeWay[], { way, sent }: ConfirmDraft): CodeWay | undefined {
  if (way && possible.includes(way)) return way;
  const sentAt = (one: CodeWay) => (sent[one]?.flowId ? sent[one].resendAt : 0);
  const [first, second] = possible;
  return first && second && sentAt(second) > sentAt(first) ? second : first;
}
