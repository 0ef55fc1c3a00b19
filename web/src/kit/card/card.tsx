import './card.css';
import type { ReactNode } from 'react';

type Props = { raised?: boolean; padded?: boolean; className?: string; children: ReactNode };

/** A card has one hairline. Cards are not nested, and a screen has at most one raised card. */
export function Card({ raised, padded, className, children }: Props) {
  const names = ['card', raised && 'card--raised', padded && 'card--padded', className];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}
