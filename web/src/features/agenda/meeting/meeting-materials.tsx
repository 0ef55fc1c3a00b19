import type { Meeting } from 'contract/calls/agenda';
import { useState } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { FileMark } from '../../../kit/file-mark/file-mark.tsx';
import { downloadIcon } from '../../../kit/icon/action-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { onceWithin } from '../../../lib/double-tap.ts';
import { meetingPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { NoFilesHere } from '../../../shell/downloading/no-files-here.tsx';
import { useDownload } from '../../../shell/downloading/use-download.ts';
import { agendaDownloads } from './downloads.api.ts';
import { fileSize } from '../../../lib/text/file-size.ts';
import { meetingActionWords } from './meeting-actions.words.ts';
import type { ConfirmedFirst } from './confirmed-first.ts';

type Props = { meeting: Meeting; confirmedFirst: ConfirmedFirst };

export function MeetingMaterials({ meeting, confirmedFirst }: Props) {
  const say = useWords(meetingActionWords);
  const { download, barred, close } = useDownload(say.downloaded);
  const { materials } = meeting;
  if (materials.length === 0) return null;
  return (
    <>
      <SectionHeader title={say.materials} count={materials.length} />
      <Card>
        <ul>
          {materials.map((material) => (
            <li key={material.id}>
              <MaterialRow
                {...material}
                onGet={() => void download(() => confirmedFirst(() => agendaDownloads.material(material.id)))}
              />
            </li>
          ))}
        </ul>
      </Card>
      {barred && <NoFilesHere path={meetingPath(meeting.id)} onClose={close} />}
    </>
  );
}

type RowProps = Meeting['materials'][number] & { onGet: () => void };

function MaterialRow({ name, extension, size, onGet }: RowProps) {
  const say = useWords(meetingActionWords);
  // Two taps must not fetch the file twice.
  const [once] = useState(() => onceWithin());
  return (
    <ListRow
      wide
      lead={<FileMark extension={extension} />}
      title={
        <button type="button" className="meeting-materials__get covering" onClick={() => once(onGet)}>
          <span className="unseen">{say.download} </span>
          {name}
        </button>
      }
      detail={<span className="num">{`${extension.toUpperCase()} · ${fileSize(size)}`}</span>}
      end={<Icon path={downloadIcon} size={20} />}
    />
  );
}
