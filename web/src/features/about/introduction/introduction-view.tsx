import './introduction.css';
import type { AboutSection, Introduction } from 'contract/calls/about';
import { pictureAddress } from 'contract/wire/media';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { FactList } from './fact-list.tsx';
import { FurtherLinks } from './further-links.tsx';
import { introductionWords } from './introduction.words.ts';
import { SecretariatCard } from './secretariat-card.tsx';
import { blocksOf } from '../../../lib/text/text-blocks.ts';

/** The introduction to the forum: who, when, where, and whom to ask. */
export function IntroductionView({ introduction }: { introduction: Introduction }) {
  const say = useWords(introductionWords);
  // A date without a time is the same in every zone.
  const dates = useDates('UTC');
  const { name, theme, place, firstDay, lastDay, chapters, facts, organisers, filings } = introduction;
  return (
    <div className="introduction-view">
      <Head name={name} theme={say.theme(theme)} picture={chapters.find(({ picture }) => picture)?.picture ?? null} />
      <SectionHeader title={say.facts} />
      <FactList
        facts={[
          { id: 'dates', heading: say.dates, body: dates.days(firstDay, lastDay) },
          { id: 'place', heading: say.place, body: place },
          ...facts,
        ]}
      />
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter} />
      ))}
      {organisers.length > 0 && (
        <>
          <SectionHeader title={say.organisers} />
          <FactList facts={organisers} />
        </>
      )}
      <SectionHeader title={say.secretariat} />
      <SecretariatCard phone={introduction.secretariatPhone} contacts={introduction.contacts} />
      <SectionHeader title={say.further} />
      <FurtherLinks />
      {filings.length > 0 && (
        <ul className="introduction-view__filings text-caption" lang="zh" aria-label={say.filings}>
          {filings.map((filing) => (
            <li key={filing}>{filing}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type HeadProps = { name: string; theme: string; picture: AboutSection['picture'] };

function Head({ name, theme, picture }: HeadProps) {
  return (
    <Card className="introduction-view__head">
      {picture && <ServerPicture src={pictureAddress(picture)} width={picture.width} height={picture.height} />}
      <h2>{name}</h2>
      <p>{theme}</p>
    </Card>
  );
}

function Chapter({ chapter: { heading, body } }: { chapter: AboutSection }) {
  return (
    <>
      <SectionHeader title={heading} />
      <Card padded className="introduction-view__chapter text-prose">
        {blocksOf(body).map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </Card>
    </>
  );
}
