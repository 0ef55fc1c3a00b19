import { z } from 'zod';
import { notFound } from '../refusals/wire.ts';
import { partnerKindOrder, partnerLevelOrder } from '../rules/partner-level-order.ts';
import { read } from '../wire/call.ts';
import { Id, Photo, Picture, Text } from '../wire/values.ts';

export const PartnerKind = z.enum(partnerKindOrder);
export type PartnerKind = z.infer<typeof PartnerKind>;

export const PartnerLevel = z.enum(partnerLevelOrder);
export type PartnerLevel = z.infer<typeof PartnerLevel>;

export const MediaType = z.enum(['broadcast', 'agency', 'print', 'online']);
export type MediaType = z.infer<typeof MediaType>;

/** The contact of a press office or news desk. It belongs to an institution, never to a participant. */
export const MediaContact = z.object({ name: Text, phone: Text.nullable(), email: Text.nullable() });
export type MediaContact = z.infer<typeof MediaContact>;

export const PartnerRow = z.object({
  id: Id,
  version: z.int(),
  name: Text,
  summary: Text,
  emblem: Picture.nullable(),
});
export type PartnerRow = z.infer<typeof PartnerRow>;

export const PartnerList = z.object({
  kinds: z.array(
    z.object({
      kind: PartnerKind,
      levels: z.array(z.object({ level: PartnerLevel, partners: z.array(PartnerRow) })),
    }),
  ),
});
export type PartnerList = z.infer<typeof PartnerList>;

/** A delegate of the organisation, as the directory lists them. */
export const PartnerPerson = z.object({ id: Id, name: Text, title: Text, photo: Photo.nullable() });
export type PartnerPerson = z.infer<typeof PartnerPerson>;

export const Partner = z.object({
  ...PartnerRow.shape,
  kind: PartnerKind,
  level: PartnerLevel,
  /** The name in the other language, if it differs. */
  otherName: Text.nullable(),
  contribution: Text,
  profile: Text,
  website: Text.nullable(),
  address: Text.nullable(),
  contact: MediaContact.nullable(),
  /** The people are in the order of protocol. */
  people: z.array(PartnerPerson),
});
export type Partner = z.infer<typeof Partner>;

export const MediaOutlet = z.object({
  id: Id,
  version: z.int(),
  name: Text,
  /** Name, country, city and desk in the other language, because some users know only those and search for them. */
  otherWords: Text,
  country: Text,
  city: Text,
  contact: MediaContact.nullable(),
});
export type MediaOutlet = z.infer<typeof MediaOutlet>;

export const MediaList = z.object({
  types: z.array(z.object({ type: MediaType, outlets: z.array(MediaOutlet) })),
});
export type MediaList = z.infer<typeof MediaList>;

export const getPartners = read('/api/partner/getPartners', {
  who: 'signed in, limited too',
  summary: 'Partners and patrons by kind and level, in the order of the Secretariat.',
  body: {},
  answer: PartnerList,
  shows: ['partners'],
  overlay: true,
  keep: 'public',
});
export const getPartner = read('/api/partner/getPartner', {
  who: 'signed in, limited too',
  summary: 'One partner or patron, with its profile, media contact and listed delegates.',
  body: { id: Id },
  answer: Partner,
  shows: ['partners', 'delegates'],
  overlay: true,
  keep: 'personal',
  refusals: [notFound],
});
export const getMediaList = read('/api/partner/getMediaList', {
  who: 'signed in, limited too',
  summary: 'The media that cover the Forum by type, with their desks.',
  body: {},
  answer: MediaList,
  shows: ['partners'],
  overlay: true,
  keep: 'public',
});
