import { agreeToTexts, withdrawConsent } from 'contract/calls/consent';
import { call } from '../../lib/call/call.ts';
import type { AgreedVersions } from '../../shell/legal-texts/legal-texts.api.ts';

export const agreeToNewTerms = (agreed: AgreedVersions) => call(agreeToTexts, { agreed });
export const takeConsentBack = () => call(withdrawConsent, {});
