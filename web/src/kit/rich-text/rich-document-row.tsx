import type { RichDocument } from 'contract/rich-text/rich-text';
import { useState } from 'react';
import { onceWithin } from '../../lib/double-tap.ts';
import { fileSize } from '../../lib/text/file-size.ts';
import { Card } from '../card/card.tsx';
import { FileMark } from '../file-mark/file-mark.tsx';
import { downloadIcon } from '../icon/action-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { ListRow } from '../list-row/list-row.tsx';

type Props = { document: RichDocument; label: string; onDownload: () => void };

export function RichDocumentRow({ document: { name, extension, size }, label, onDownload }: Props) {
  // Two taps must not fetch the file twice.
  const [once] = useState(() => onceWithin());
  return (
    <Card className="rich-text__document">
      <ListRow
        wide
        lead={<FileMark extension={extension} />}
        title={
          <button type="button" className="covering" onClick={() => once(onDownload)}>
            <span className="unseen">{label} </span>
            {name}
          </button>
        }
        detail={<span className="num">{`${extension.toUpperCase()} · ${fileSize(size)}`}</span>}
        end={<Icon path={downloadIcon} size={20} />}
      />
    </Card>
  );
}
