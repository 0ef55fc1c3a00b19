import { useDates } from '../../lib/dates/dates.ts';
import { isWeChat } from '../../lib/wechat.ts';
import { useWords } from '../../lib/words.ts';
import { LinkSheet } from '../copying/link-sheet.tsx';
import { timedLinkWords } from './timed-link.words.ts';
import type { TimedLink } from './use-download-or-link.ts';

type Props = { link: TimedLink; onClose: () => void };

const zoneOfPhone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Offers a link to what this browser cannot save, and says how long it works. */
export default function TimedLinkSheet({ link: { address, endsAt }, onClose }: Props) {
  const say = useWords(timedLinkWords);
  // The reader compares it with the clock of the phone.
  const until = useDates(zoneOfPhone()).time(endsAt);
  const text = isWeChat() ? say.inWeChat(until) : say.inHost(until);
  return <LinkSheet title={say.title} link={new URL(address, window.location.origin).href} {...{ text, onClose }} />;
}
