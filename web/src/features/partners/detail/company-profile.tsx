import './company-profile.css';
import type { Partner } from 'contract/calls/partners';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { listIcon } from '../../../kit/icon/icons.ts';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { CompanyPeople } from './company-people.tsx';
import { Emblem } from '../emblem.tsx';
import { LinkRow } from '../link-row.tsx';
import { partnerPath } from '../../../lib/paths.ts';
import { partnerWords } from './partner.words.ts';
import { WebsiteAndAddress } from './website-and-address.tsx';

type Props = { partner: Partner; pathOf: (delegateId: string) => string };

export function CompanyProfile({ partner, pathOf }: Props) {
  const say = useWords(partnerWords);
  const otherLanguage = useLanguage() === 'zh' ? 'en' : 'zh-CN';
  return (
    <article className="company-profile">
      <header>
        <Emblem of={partner} large />
        <div>
          <h2>{partner.name}</h2>
          {partner.otherName && <p lang={otherLanguage}>{partner.otherName}</p>}
        </div>
      </header>
      {partner.profile && (
        <>
          <SectionHeader title={say.profile} />
          <Card padded className="company-profile__text text-prose">
            {partner.profile.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Card>
        </>
      )}
      <WebsiteAndAddress partner={partner} />
      <CompanyPeople people={partner.people} pathOf={pathOf} />
      <SectionHeader title={say.more} />
      <Card>
        <LinkRow
          to={partnerPath(partner.id)}
          lead={<Icon path={listIcon} />}
          title={say.contribution}
          detail={say.contributionHint}
        />
      </Card>
    </article>
  );
}
