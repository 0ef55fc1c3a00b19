import type { MediaType } from 'contract/calls/partners';
import { oneOf } from '../../../shell/router/choices-in-address.ts';
import { mediaTypes } from '../media/media-types.ts';

const partnersTabs = ['partner', 'patron', 'media'] as const;
export type PartnersTab = (typeof partnersTabs)[number];

/** The choices that stand in the address: the tab, and on Media the type of outlet. */
export const partnersChoice = { kind: oneOf(partnersTabs), type: oneOf<MediaType>(mediaTypes) };
