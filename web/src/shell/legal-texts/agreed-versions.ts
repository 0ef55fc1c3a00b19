import { type AgreedVersions, currentTexts, type LegalTexts } from './legal-texts.api.ts';

/** The versions that the tick stands for: those that were on the screen, otherwise the current ones. */
export async function agreedVersions(shown: LegalTexts | undefined): Promise<AgreedVersions> {
  const { agreement, privacy } = shown ?? (await currentTexts());
  return { agreement: agreement.version, privacy: privacy.version };
}
