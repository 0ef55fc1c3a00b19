import './privacy.css';
import { Popup } from '../../../kit/popup/popup.tsx';
import { useWords } from '../../../lib/words.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { KeptAndWhy } from './kept-and-why.tsx';
import { privacyWords } from './privacy.words.ts';

type Props = { onAgree: () => void; onDisagree: () => void };

/** Nothing is stored or sent before its Agree. */
export function PrivacyPopup({ onAgree, onDisagree }: Props) {
  const say = useWords(privacyWords);
  function refuse() {
    disagree();
    onDisagree();
  }
  function accept() {
    agree();
    onAgree();
  }
  return (
    <Popup
      title={say.popupTitle}
      agree={{ text: say.agree, onChoose: accept }}
      refuse={{ text: say.disagree, onChoose: refuse }}
    >
      <div className="privacy-popup">
        <p>{say.popupLead}</p>
        <KeptAndWhy />
        <p>{say.popupTexts}</p>
      </div>
    </Popup>
  );
}
