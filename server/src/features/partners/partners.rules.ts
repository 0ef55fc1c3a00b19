import {
  MediaType,
  PartnerKind,
  PartnerLevel,
  type MediaContact,
  type MediaList,
  type Partner,
  type PartnerList,
  type PartnerPerson,
  type PartnerRow,
} from 'contract/calls/partners';
import type { Both, Language } from 'contract/texts';
import type { Picture } from 'contract/wire/values';
import { inLanguage } from '../../platform/texts.ts';
import type { OutletRecord, PartnerRecord } from './partners.store.ts';

type Emblems = ReadonlyMap<string, Picture>;

/** Kinds and levels in their fixed order; a level without anybody is left out. */
export function partnerList(records: readonly PartnerRecord[], emblems: Emblems, language: Language): PartnerList {
  return {
    kinds: PartnerKind.options.map((kind) => ({
      kind,
      levels: PartnerLevel.options
        .map((level) => ({
          level,
          partners: records
            .filter((record) => record.kind === kind && record.level === level)
            .map((record) => partnerRow(language, record, emblems)),
        }))
        .filter(({ partners }) => partners.length > 0),
    })),
  };
}

function partnerRow(language: Language, record: PartnerRecord, emblems: Emblems): PartnerRow {
  const say = inLanguage(language);
  const { id, version, name, summary, pictureId } = record;
  const emblem = (pictureId !== null && emblems.get(pictureId)) || null;
  return { id, version, name: say(name), summary: say.text(summary), emblem };
}

type Around = { emblems: Emblems; peopleOf: (organisation: Both) => PartnerPerson[] };

export function partnerIn(language: Language, record: PartnerRecord, { emblems, peopleOf }: Around): Partner {
  const say = inLanguage(language);
  const { kind, level, name, website, address, contact } = record;
  return {
    ...partnerRow(language, record, emblems),
    ...{ kind, level, website },
    otherName: otherNameOf(name, language),
    contribution: say.text(record.contribution),
    profile: say.text(record.profile),
    address: address && say(address),
    contact: contactIn(language, contact),
    people: peopleOf(name),
  };
}

/** All four types, also one without an outlet: a filter that comes and goes would be taken for a fault. */
export function mediaList(records: readonly OutletRecord[], language: Language): MediaList {
  const say = inLanguage(language);
  const other = otherThan(language);
  return {
    types: MediaType.options.map((type) => ({
      type,
      outlets: records
        .filter((record) => record.type === type)
        .map(({ id, version, name, country, city, contact }) => ({
          ...{ id, version },
          name: say(name),
          otherWords: [name, country, city, contact?.name].flatMap((text) => text?.[other] || []).join(' '),
          country: say(country),
          city: say(city),
          contact: contactIn(language, contact),
        })),
    })),
  };
}

function contactIn(language: Language, contact: PartnerRecord['contact']): MediaContact | null {
  if (!contact?.phone && !contact?.email) return null;
  return { name: inLanguage(language)(contact.name), phone: contact.phone || null, email: contact.email || null };
}

function otherNameOf(name: Both, language: Language): string | null {
  const [shown, other] = [inLanguage(language)(name), name[otherThan(language)]];
  return other && other !== shown ? other : null;
}

function otherThan(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh';
}
