import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from 'contract/languages';
import type { Database } from '../database/database.ts';
import { signInFlow } from '../database/tables/sign-in.ts';

/** The app asks once; the further ones are for a lost answer or a reload. */
const soundsPerPicture = 3;

/**
 * Counts the sound before it is made; returns nothing if the picture is used up or expired, had enough sounds, or was
 * read aloud in the other language.
 */
export async function takeSound(
  db: Database,
  { flowId, language, now }: { flowId: string; language: Language; now: Date },
): Promise<string | null | undefined> {
  const [flow] = await db
    .update(signInFlow)
    .set({ soundsMade: sql`${signInFlow.soundsMade} + 1`, soundLanguage: language })
    .where(
      and(
        eq(signInFlow.id, flowId),
        isNotNull(signInFlow.charactersSealed),
        gt(signInFlow.imageExpiresAt, now),
        lt(signInFlow.soundsMade, soundsPerPicture),
        or(isNull(signInFlow.soundLanguage), eq(signInFlow.soundLanguage, language)),
      ),
    )
    .returning({ charactersSealed: signInFlow.charactersSealed });
  return flow?.charactersSealed;
}
