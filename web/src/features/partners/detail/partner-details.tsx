import './partner-details.css';
import type { Partner } from 'contract/calls/partners';
import { Card } from '../../../kit/card/card.tsx';
import { officeIcon } from '../../../kit/icon/contact-icons.ts';
import { pressIcon } from '../../../kit/icon/fact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { LinkRow } from '../link-row.tsx';
import { PartnerHead } from './partner-head.tsx';
import { companyPath, partnersTabPath } from '../../../lib/paths.ts';
import { PressContact } from './press-contact.tsx';
import { partnerWords } from './partner.words.ts';

export function PartnerDetails({ partner }: { partner: Partner }) {
  const say = useWords(partnerWords);
  return (
    <article className="partner-details">
      <PartnerHead partner={partner} />
      {partner.contribution && (
        <>
          <SectionHeader title={say.contribution} />
          <Card padded className="partner-details__text text-prose">
            {partner.contribution}
          </Card>
        </>
      )}
      <PressContact partner={partner} />
      <SectionHeader title={say.more} />
      <Card>
        <LinkRow
          to={companyPath(partner.id)}
          lead={<Icon path={officeIcon} />}
          title={say.company}
          detail={say.companyHint}
        />
        <LinkRow
          to={partnersTabPath('media')}
          lead={<Icon path={pressIcon} />}
          title={say.mediaList}
          detail={say.mediaListHint}
        />
      </Card>
    </article>
  );
}
