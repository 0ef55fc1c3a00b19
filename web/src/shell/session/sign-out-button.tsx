import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '../router/router-context.ts';
import { Button } from '../../kit/button/button.tsx';
import { signOutIcon } from '../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay-store.ts';
import { leave } from './sign-out.ts';
import { loginPath } from '../../lib/paths.ts';
import { signOutWords } from './sign-out.words.ts';

export function SignOutButton() {
  const say = useWords(signOutWords);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function signOut() {
    if (!(await overlay.ask({ title: say.signOutAsk, text: say.signOutText }))) return;
    const left = leave(queries);
    navigate(loginPath, { replace: true });
    await left;
  }

  return (
    <Button look="secondary" block icon={signOutIcon} onClick={() => void signOut()}>
      {say.signOut}
    </Button>
  );
}
