import type { PartnerKind, PartnerList } from 'contract/calls/partners';
import { Card } from '../../../kit/card/card.tsx';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { Emblem } from '../emblem.tsx';
import { LinkRow } from '../link-row.tsx';
import { partnerPath } from '../../../lib/paths.ts';
import { partnersWords } from '../partners.words.ts';

export function PartnerLevels({ list, kind }: { list: PartnerList; kind: PartnerKind }) {
  const say = useWords(partnersWords);
  const levels = list.kinds.find((one) => one.kind === kind)?.levels ?? [];
  if (levels.length === 0)
    return <EmptyState type="e-data" title={kind === 'patron' ? say.noPatrons : say.noPartners} />;
  return levels.map(({ level, partners }) => (
    <section key={level}>
      <SectionHeader title={say[level]} count={partners.length} />
      <Card className="partner-levels">
        <ul className="two-columns">
          {partners.map((partner) => (
            <li key={partner.id}>
              <LinkRow
                wide
                to={partnerPath(partner.id)}
                lead={<Emblem of={partner} />}
                title={partner.name}
                detail={partner.summary}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
}
