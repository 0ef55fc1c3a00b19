import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from 'contract/texts';
import type { Database } from '../../platform/database/database.ts';
import { signInFlow } from '../../platform/database/tables/sign-in.ts';

type Wanted = { flowId: string; language: Language; now: Date; most: number };

/** Counted before it is spoken; nothing comes back when the image is spent, over, or was listened to enough. */
export async function takeSound(
  db: Database,
  { flowId, language, now, most }: Wanted,
): Promise<string | null | undefined> {
  const [flow] = await db
    .update(signInFlow)
    .set({ soundsMade: sql`${signInFlow.soundsMade} + 1`, soundLanguage: language })
    .where(
      and(
        eq(signInFlow.id, flowId),
        isNotNull(signInFlow.charactersSealed),
        gt(signInFlow.imageExpiresAt, now),
        lt(signInFlow.soundsMade, most),
        or(isNull(signInFlow.soundLanguage), eq(signInFlow.soundLanguage, language)),
      ),
    )
    .returning({ charactersSealed: signInFlow.charactersSealed });
  return flow?.charactersSealed;
}
