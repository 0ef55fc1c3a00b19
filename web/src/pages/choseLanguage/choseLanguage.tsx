import { useNavigate } from '../../shell/router/router-context.ts';
import { LanguageChoice } from '../../features/sign-in/language/language-choice.tsx';
import { languageChoiceWords } from '../../features/sign-in/language/language-choice.words.ts';
import { loginPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';

export default function LanguageChoicePage() {
  const say = useWords(languageChoiceWords);
  const navigate = useNavigate();
  return (
    <Page title={say.choose} width="scene" ownHead>
      <LanguageChoice onChosen={() => navigate(loginPath, { replace: true })} />
    </Page>
  );
}
