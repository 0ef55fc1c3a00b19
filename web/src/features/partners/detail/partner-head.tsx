import type { Partner } from 'contract/calls/partners';
import { Card } from '../../../kit/card/card.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { ForumMark } from '../../../kit/forum-mark/forum-mark.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Emblem } from '../emblem.tsx';
import { partnerWords } from './partner.words.ts';

export function PartnerHead({ partner }: { partner: Partner }) {
  const say = useWords(partnerWords);
  const otherLanguage = useLanguage() === 'zh' ? 'en' : 'zh-CN';
  const { name, otherName, summary, level } = partner;
  return (
    <Card raised className="partner-head">
      <Band />
      <div className="partner-head__words">
        <Emblem of={partner} large />
        <h2>{name}</h2>
        {otherName && <p lang={otherLanguage}>{otherName}</p>}
        <Pill look="red">{say[`${level}One`]}</Pill>
        {summary && <p className="partner-head__summary">{summary}</p>}
      </div>
    </Card>
  );
}

const drawing = '0 0 358 60';

/** The hall, wind and hills in gold, as on the badge of a delegate. On a wide card they move apart, and stay whole. */
function Band() {
  return (
    <svg
      className="partner-head__band"
      aria-hidden="true"
      fill="none"
      stroke="var(--gold-bright)"
      strokeLinecap="round"
    >
      <rect width="100%" height="100%" fill="var(--lacquer-band)" stroke="none" />
      <svg viewBox={drawing} preserveAspectRatio="none">
        <path
          vectorEffect="non-scaling-stroke"
          d="M-2 53c30-11 64-13 100-2s70 3 118-6 90-2 146 6v12H-2z"
          fill="var(--lacquer-deep)"
          stroke="var(--gold)"
          strokeOpacity=".6"
          strokeWidth=".8"
        />
      </svg>
      <svg viewBox={drawing} preserveAspectRatio="xMinYMax" strokeOpacity=".5" strokeWidth=".9">
        <path d="M14 36h44m-30-6h34a5 5 0 1 0-5-5" />
      </svg>
      <svg viewBox={drawing} preserveAspectRatio="xMaxYMax">
        <path d="M222 38h40m-26-6h28a4.5 4.5 0 1 0-4.5-4.5" strokeOpacity=".5" strokeWidth=".9" />
        <ForumMark x={304} y={15} scale={0.37} line="#F1D48F" fill="none" width={0.9} />
      </svg>
    </svg>
  );
}
