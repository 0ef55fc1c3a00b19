import '../privacy/privacy.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { MustAnswerPopup } from '../../../kit/must-answer-popup/must-answer-popup.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { tellSessionChanged } from '../../../shell/session/session-state.ts';
import { tabStorage } from '../../../lib/storage/tab-storage.ts';
import { signOut } from '../../../shell/session/sign-out.ts';
import { legalWords } from '../../../shell/legal-texts/legal-texts.words.ts';
import { agreedVersions } from '../../../shell/legal-texts/agreed-versions.ts';
import { agreeToNewTerms, legalTextQueries } from '../../../shell/legal-texts/legal-texts.api.ts';
import { legalTextPath, loginPath } from '../../../lib/paths.ts';
import { privacyWords } from '../privacy/privacy.words.ts';
import { newTermsWords } from './new-terms.words.ts';

type Props = { texts: readonly ('agreement' | 'privacy')[] };

export default function NewTermsPopup({ texts }: Props) {
  const say = useWords(newTermsWords);
  const { agree: agreeWord } = useWords(privacyWords);
  const legal = useWords(legalWords);
  const queries = useQueryClient();
  const navigate = useNavigate();

  // The texts are fetched again, because the phone may still have the earlier versions.
  const { data: shown } = useQuery({ ...legalTextQueries.all(useLanguage()), staleTime: 0 });

  async function agree() {
    await agreeToNewTerms(await agreedVersions(shown));
    tabStorage.mustAgree.clear();
    tellSessionChanged();
    await queries.invalidateQueries();
  }
  async function refuse() {
    const ended = signOut(queries);
    navigate(loginPath, { replace: true });
    await ended;
  }

  return (
    <MustAnswerPopup
      title={texts.length === 2 ? say.firstTitle : say.againTitle}
      // The call itself shows its failure, and the question stays.
      agree={{ text: agreeWord, onChoose: () => void agree().catch(() => undefined) }}
      refuse={{ text: say.disagreeSignOut, onChoose: () => void refuse() }}
    >
      <div className="privacy-popup">
        <p>{say.againText}</p>
        <ul className="privacy-popup">
          {texts.map((kind) => (
            <li key={kind}>
              <Link to={legalTextPath(kind)}>{legal[kind]}</Link>
            </li>
          ))}
        </ul>
      </div>
    </MustAnswerPopup>
  );
}
