import { isLinkAddress } from 'contract/rich-text/link-address';
import type { RichRun } from 'contract/rich-text/rich-text';
import type { MouseEvent, ReactNode } from 'react';
import { isWeChat } from '../../lib/wechat.ts';

type Props = { runs: readonly RichRun[]; onCopyMail: (email: string) => void };

export function RichRuns({ runs, onCopyMail }: Props): ReactNode {
  return runs.map((run, place) => <Run key={`${place}`} run={run} onCopyMail={onCopyMail} />);
}

function Run({ run, onCopyMail }: { run: RichRun; onCopyMail: Props['onCopyMail'] }): ReactNode {
  let shown: ReactNode = run.text;
  if (run.underline) shown = <u>{shown}</u>;
  if (run.italic) shown = <em>{shown}</em>;
  if (run.bold) shown = <strong>{shown}</strong>;
  // The contract checked the address when it was stored; it is checked again where it becomes a link.
  if (!run.link || !isLinkAddress(run.link)) return shown;
  return (
    <OutsideLink address={run.link} onCopyMail={onCopyMail}>
      {shown}
    </OutsideLink>
  );
}

const mail = 'mailto:';

function OutsideLink({
  address,
  onCopyMail,
  children,
}: Omit<Props, 'runs'> & { address: string; children: ReactNode }) {
  if (!address.startsWith('https:')) {
    const tap = (event: MouseEvent) => {
      if (!address.startsWith(mail) || !isWeChat()) return;
      event.preventDefault();
      onCopyMail(address.slice(mail.length));
    };
    return (
      <a href={address} onClick={tap}>
        {children}
      </a>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
