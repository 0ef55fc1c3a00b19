import { useQuery } from '@tanstack/react-query';
import { getFriendStatus } from 'contract/calls/cards';
import { codes } from 'contract/wire/codes';
import { useLanguage } from '../../lib/language.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { useWords } from '../../lib/words.ts';
import { meQueries } from '../session/me.api.ts';
import { infoMarkWords } from './info-mark.words.ts';

// A mark that could not be asked for is no mark, and no screen says so.
const pageShows = Object.values(codes);

/** The red mark of the Info tab (specification §2), which takes no room. */
export default function InfoMark() {
  const say = useWords(infoMarkWords);
  const { data: me } = useQuery(meQueries.me(useLanguage()));
  const guestId = me?.userId ?? '';
  const status = useQuery({
    ...readQuery(getFriendStatus, { guestId }, { language: null, pageShows }),
    enabled: guestId !== '',
  });
  if (status.data !== 1) return null;
  return (
    <span className="tab-bar__mark">
      <span className="unseen">{say.newRequests}</span>
    </span>
  );
}
