import './entry-grid.css';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

type Entry = { id: string; icon: string; text: string; to: string };
type Props = {
  label: string;
  entries: readonly Entry[];
  /** The kit knows no router, so its user provides the link. */
  link: ComponentType<{ to: string; children: ReactNode }>;
};

/** Links to other pages, four in a row; fewer at large text sizes, eight on tablets. */
export function EntryGrid({ label, entries, link: Link }: Props) {
  return (
    <nav aria-label={label} className="entry-grid-box">
      <ul className="entry-grid">
        {entries.map(({ id, icon, text, to }) => (
          <li key={id}>
            <Link to={to}>
              <span className="entry-grid__entry">
                <span className="entry-grid__icon">
                  <Icon path={icon} />
                </span>
                {text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
