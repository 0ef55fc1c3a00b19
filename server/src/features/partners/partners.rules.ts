import {
  MediaType,
  type MediaContact,
  type MediaList,
  type Partner,
  type PartnerList,
  type PartnerPerson,
  type PartnerRow,
} from 'contract/calls/partners';
import { partnerKindOrder, partnerLevelOrder } from 'contract/rules/partner-level-order';
import { languages, otherLanguage, type Both, type Language } from 'contract/languages';
import type { PictureOf } from '../../platform/media/files/pictures-in-answers.ts';
import { searched } from '../../platform/content/searched.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { OutletRecord, PartnerRecord } from './partners.store.ts';

/** Kinds and levels stand in their fixed order; a level without partners is left out. */
export function partnerList(records: readonly PartnerRecord[], emblemOf: PictureOf, language: Language): PartnerList {
  return {
    kinds: partnerKindOrder.map((kind) => ({
      kind,
      levels: partnerLevelOrder
        .map((level) => ({
          level,
          partners: records
            .filter((record) => record.kind === kind && record.level === level)
            .map((record) => partnerRow(language, record, emblemOf)),
        }))
        .filter(({ partners }) => partners.length > 0),
    })),
  };
}

function partnerRow(language: Language, record: PartnerRecord, emblemOf: PictureOf): PartnerRow {
  const say = inLanguage(language);
  const { id, version, name, summary, pictureId } = record;
  return { id, version, name: say(name), summary: say.text(summary), emblem: emblemOf(pictureId) };
}

type PartnerDetails = { emblemOf: PictureOf; peopleOf: (organisation: Both) => PartnerPerson[] };

export function partnerIn(language: Language, record: PartnerRecord, { emblemOf, peopleOf }: PartnerDetails): Partner {
  const say = inLanguage(language);
  const { kind, level, name, website, address, contact } = record;
  return {
    ...partnerRow(language, record, emblemOf),
    ...{ kind, level, website },
    otherName: say.other(name),
    contribution: say.text(record.contribution),
    profile: say.text(record.profile),
    address: address && say(address),
    contact: contactIn(language, contact),
    people: peopleOf(name),
  };
}

/** A type without an outlet is listed too, because a filter that comes and goes would look like a fault. */
export function mediaList(records: readonly OutletRecord[], language: Language): MediaList {
  const say = inLanguage(language);
  const other = otherLanguage(language);
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

const inBoth = (texts: readonly Both[]) => texts.flatMap((text) => languages.map((language) => text[language]));

export function searchedPartner(record: PartnerRecord) {
  const { name, summary, contribution, profile } = record;
  return searched(record, { called: inBoth([name]), said: inBoth([summary, contribution, profile]) });
}

export function searchedOutlet(record: OutletRecord) {
  const { name, country, city } = record;
  return searched(record, { called: inBoth([name]), said: inBoth([country, city]) });
}

/** A partner as a search shows it, with what is said of it. */
export function partnerFound({ id, name, summary, contribution, profile }: PartnerRecord, language: Language) {
  const say = inLanguage(language);
  return { id, name: say(name), about: [summary, contribution, profile].map((text) => say.text(text)) };
}

export function outletFound({ id, name, country, city }: OutletRecord, language: Language) {
  const say = inLanguage(language);
  return { id, name: say(name), country: say(country), city: say(city) };
}

function contactIn(language: Language, contact: PartnerRecord['contact']): MediaContact | null {
  if (!contact?.phone && !contact?.email) return null;
  return { name: inLanguage(language)(contact.name), phone: contact.phone || null, email: contact.email || null };
}
