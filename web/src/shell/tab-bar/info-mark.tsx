import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { meQueries } from '../session/me.api.ts';
import { friendStatus } from './info-mark.api.ts';
import { infoMarkWords } from './info-mark.words.ts';

/** The red mark of the Info tab (specification §2), which takes no room. */
export default function InfoMark() {
  const say = useWords(infoMarkWords);
  const { data: me } = useQuery(meQueries.me(useLanguage()));
  const status = useQuery({ ...friendStatus(me?.userId ?? ''), enabled: me !== undefined });
  if (status.data !== 1) return null;
  return (
    <span className="tab-bar__mark">
      <span className="unseen">{say.newRequests}</span>
    </span>
  );
}
