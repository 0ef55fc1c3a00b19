import './icon.css';

type Props = { path: string; size?: 15 | 18 | 20 | 24 };

/** An icon is always decoration: the words are on the control or beside it. */
export function Icon({ path, size = 24 }: Props) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
