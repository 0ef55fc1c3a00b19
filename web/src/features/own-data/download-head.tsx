import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { archiveIcon } from '../../kit/icon/own-data-icons.ts';

type Props = { title: string; lines: string[]; end?: ReactNode };

/** How far the download is, at the top of its card. */
export function DownloadHead({ title, lines, end }: Props) {
  return (
    <div className="own-data__head row">
      <Icon path={archiveIcon} size={24} />
      <div className="grows">
        <p>{title}</p>
        {lines.map((line) => (
          <p key={line} className="text-sub">
            {line}
          </p>
        ))}
      </div>
      {end}
    </div>
  );
}
