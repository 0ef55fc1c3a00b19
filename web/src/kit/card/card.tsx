import './card.css';
import type { ReactNode } from 'react';

type Props = { raised?: boolean; padded?: boolean; className?: string; children: ReactNode };

/** One card, one hairline; never a card inside a card, and one raised card a screen. */
export function Card({ raised, padded, className, children }: Props) {
  const names = ['card', raised && 'card--raised', padded && 'card--padded', className];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}
