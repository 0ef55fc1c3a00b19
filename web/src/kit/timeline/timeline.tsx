import './timeline.css';
import type { ReactNode, Ref } from 'react';

type TimelineMark = 'ongoing' | 'upcoming' | 'concluded' | 'cancelled' | 'own' | 'arranged';

type ItemProps = {
  from: string;
  /** Missing for what lasts all day. */
  until?: string | undefined;
  /** A word under the times, such as "next day". */
  note?: string | undefined;
  mark: TimelineMark;
  /** Whether it is over, where the mark does not say so. */
  over?: boolean;
  /** Whether it begins together with the entry before it; on a wide screen the two stand side by side. */
  beside?: boolean;
  ref?: Ref<HTMLLIElement>;
  children: ReactNode;
};

export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="timeline" aria-label={label}>
      {children}
    </ol>
  );
}

export function TimelineItem({ from, until, note, mark, over = false, beside = false, ref, children }: ItemProps) {
  const looks = [mark, over && 'concluded', beside && 'beside'];
  const names = ['timeline__item', ...looks.map((look) => look && `timeline__item--${look}`)];
  return (
    <li ref={ref} className={names.filter(Boolean).join(' ')}>
      <p className="timeline__time num">
        <span>{from}</span>
        {until && (
          <>
            <span className="unseen">–</span>
            <small>{until}</small>
          </>
        )}
        {note && <small> {note}</small>}
      </p>
      <span className="timeline__rail" aria-hidden="true" />
      <div className="timeline__body">{children}</div>
    </li>
  );
}
