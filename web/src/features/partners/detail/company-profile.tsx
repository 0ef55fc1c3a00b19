import './company-profile.css';
import type { Partner } from 'contract/calls/partners';
import { Card } from '../../../kit/card/card.tsx';
import { websiteIcon } from '../../../kit/icon/contact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { listIcon, placeIcon } from '../../../kit/icon/icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { shownWebsite, webLink } from '../contact/contact-links.ts';
import { contactWords } from '../contact/contact.words.ts';
import { CompanyPeople } from './company-people.tsx';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { Emblem } from '../emblem.tsx';
import { LinkRow } from '../link-row.tsx';
import { partnerPath } from '../../../lib/paths.ts';
import { partnerWords } from './partner.words.ts';

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
          <Card padded className="company-profile__text">
            {partner.profile.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Card>
        </>
      )}
      <WhereToFind partner={partner} />
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

function WhereToFind({ partner: { website, address } }: { partner: Partner }) {
  const say = useWords(partnerWords);
  const copySays = useWords(contactWords);
  if (!website && !address) return null;
  return (
    <>
      <SectionHeader title={say.reach} />
      <Card className="contact-rows">
        {website && (
          <ListRow
            lead={<Icon path={websiteIcon} />}
            title={<Website website={website} />}
            detail={say.website}
            end={<CopyButton text={website} label={copySays.copyWebsite} />}
          />
        )}
        {address && (
          <ListRow
            lead={<Icon path={placeIcon} />}
            title={address}
            detail={say.address}
            end={<CopyButton text={address} label={copySays.copyAddress} />}
          />
        )}
      </Card>
    </>
  );
}

function Website({ website }: { website: string }) {
  const link = webLink(website);
  const shown = shownWebsite(website);
  if (!link) return shown;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
