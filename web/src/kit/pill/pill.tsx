import './pill.css';
import './status-signs.css';
import type { ReactNode } from 'react';

type Look = 'ongoing' | 'upcoming' | 'concluded' | 'cancelled' | 'moved' | 'gold' | 'red';

/** A status is a word with its own mark (dot, ring, dash, cross, arrow), never colour alone. */
export function Pill({ look, children }: { look: Look; children: ReactNode }) {
  return <span className={`pill pill--${look}`}>{children}</span>;
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
