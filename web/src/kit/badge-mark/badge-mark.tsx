import './badge-mark.css';

type Props = { label: string; words?: boolean; look?: 'red' | 'blue' | 'green' | 'grey' };

/** The badge symbol, with words where it first appears; otherwise its label is read out. */
export function BadgeMark({ label, words, look = 'red' }: Props) {
  return (
    <span className={`badge-mark badge-mark--${look}`}>
      <svg
        width="13"
        height="16"
        viewBox="0 0 13 16"
        role={words ? undefined : 'img'}
        aria-label={words ? undefined : label}
        aria-hidden={words}
      >
        <rect x=".5" y="2.5" width="12" height="13" rx="2.2" fill="currentColor" />
        <rect x="4.2" y=".5" width="4.6" height="4" rx="1.2" fill="#F1D48F" />
        <circle cx="6.5" cy="8.3" r="1.7" fill="#FFF6E1" />
        <path d="M3.5 13c.3-1.7 1.5-2.5 3-2.5s2.7.8 3 2.5z" fill="#FFF6E1" />
      </svg>
      {words && label}
    </span>
  );
}
