import './found.css';
import type { Marked } from 'contract/calls/search';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { Link } from '../../../shell/router/link.tsx';

type Props = {
  to: string;
  lead: ReactNode;
  title: Marked;
  /** It will not take place, so that its title is struck out. */
  isOff?: boolean;
  excerpt?: Marked | null | undefined;
  detail?: ReactNode;
  mark?: ReactNode;
};

/** One hit: what it is, where the text stands in it, and what else tells it apart. The whole row opens it. */
export function FoundRow({ to, lead, title, isOff = false, excerpt, detail, mark }: Props) {
  return (
    <div className="found-row divided">
      <span className="found-row__lead num">{lead}</span>
      <div className="found-row__words">
        <h3 className={isOff ? 'found-row__title--off' : undefined}>
          <Link className="covering" to={to}>
            <MarkedText {...title} />
          </Link>
        </h3>
        {excerpt && (
          <p className="found-row__excerpt text-sub">
            <MarkedText {...excerpt} />
          </p>
        )}
        {detail && <p className="text-detail num">{detail}</p>}
        {mark && <p className="found-row__mark">{mark}</p>}
      </div>
      <Icon path={onwardIcon} size={18} />
    </div>
  );
}

export function FoundIcon({ path }: { path: string }) {
  return (
    <span className="found-row__icon">
      <Icon path={path} size={20} />
    </span>
  );
}
