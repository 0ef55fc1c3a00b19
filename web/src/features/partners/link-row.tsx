import './partners.css';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { onwardIcon } from '../../kit/icon/icons.ts';
import { ListRow } from '../../kit/list-row/list-row.tsx';
import { Link } from '../../shell/router/link.tsx';

type Props = { to: string; lead: ReactNode; title: string; detail: string; wide?: boolean };

/** A row that is a link as a whole, while the link's own text stays short for screen readers. */
export function LinkRow({ to, lead, title, detail, wide = false }: Props) {
  return (
    <ListRow
      wide={wide}
      lead={lead}
      title={
        <Link to={to} className="covering">
          {title}
        </Link>
      }
      detail={detail}
      end={
        <span className="link-row__onward">
          <Icon path={onwardIcon} size={18} />
        </span>
      }
    />
  );
}
