import type { FindGroup } from 'contract/calls/search';
import { findGroups } from 'contract/search-limits';
import { freeText, oneOf } from '../../shell/router/choices-in-address.ts';

/** The choices that stand in the address of Find. */
export const findChoice = { q: freeText, only: oneOf<FindGroup>(findGroups) };
