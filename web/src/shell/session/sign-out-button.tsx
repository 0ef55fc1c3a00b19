import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '../router/router-context.ts';
import { Button } from '../../kit/button/button.tsx';
import { signOutIcon } from '../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay.ts';
import { signOut } from './sign-out.ts';
import { loginPath } from '../../lib/paths.ts';
import { signOutWords } from './sign-out.words.ts';

export function SignOutButton() {
  const say = useWords(signOutWords);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function confirmAndSignOut() {
    if (!(await overlay.confirm({ title: say.signOutAsk, text: say.signOutText }))) return;
    const ended = signOut(queries);
    navigate(loginPath, { replace: true });
    await ended;
  }

  return (
    <Button look="secondary" block icon={signOutIcon} onClick={() => void confirmAndSignOut()}>
      {say.signOut}
    </Button>
  );
}
