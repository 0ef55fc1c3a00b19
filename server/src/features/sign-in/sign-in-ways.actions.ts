import type { getConfirmationWays } from 'contract/calls/session';
import type { Context } from '../../platform/http/binding.ts';
import { personToSignIn } from '../session/session.actions.ts';
import { maskedAddress } from './sign-in-ways.rules.ts';

export async function showConfirmationWays({ viewer, db, services }: Context<typeof getConfirmationWays>) {
  const person = await personToSignIn(db, viewer.id);
  const shown = (way: 'mobile' | 'email', sealed: string | null | undefined) =>
    sealed ? maskedAddress(way, services.sealing.open(sealed, way)) : undefined;
  return { mobile: shown('mobile', person?.mobileSealed), email: shown('email', person?.emailSealed) };
}
