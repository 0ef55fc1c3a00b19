import { officialPartners } from './official.ts';
import { patrons } from './patrons.ts';
import { servicePartners } from './service.ts';
import type { DemoPartner } from './shapes.ts';
import { strategicPartners } from './strategic.ts';

/** These are the institutions of the people with blue badges, in the order of the lists. */
export const partners: DemoPartner[] = [...strategicPartners, ...officialPartners, ...servicePartners, ...patrons];
