import { useQueryClient } from '@tanstack/react-query';
import { loginPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { takeConsentBack } from '../../../shell/legal-texts/legal-texts.api.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { forgetPerson } from '../../../shell/session/forget-person.ts';
import { privacyPageWords } from './privacy-page.words.ts';

/** Asks first; then the phone forgets the person, who finds themselves on the login page. */
export function useWithdraw() {
  const say = useWords(privacyPageWords);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function withdraw() {
    if (!(await overlay.confirm({ title: say.withdrawAsk, text: say.withdrawText, destroys: true }))) return;
    await takeConsentBack();
    forgetPerson(queries);
    overlay.toast(say.withdrawn);
    navigate(loginPath, { replace: true });
  }
  // The call itself shows why it failed.
  return () => void withdraw().catch(() => undefined);
}
