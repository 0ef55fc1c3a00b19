import './privacy.css';
import type { TextKind } from 'contract/calls/consent';
import { useState } from 'react';
import { MustAnswerPopup } from '../../../kit/must-answer-popup/must-answer-popup.tsx';
import { useWords } from '../../../lib/words.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { legalWords } from '../../../shell/legal-texts/legal-texts.words.ts';
import { KeptAndWhy } from './kept-and-why.tsx';
import { privacyWords } from './privacy.words.ts';

type Props = {
  /** The person comes from the app of a partner, whose one-time pass has been sent already. */
  byPartner?: boolean;
  onAgree: () => void;
  onDisagree: () => void;
};

const LegalTextSheet = loadedLater(() => import('../legal-text/legal-text-sheet.tsx'));

/** Nothing is stored, and nothing personal is sent, before its Agree. Both texts can be read before it. */
export function PrivacyPopup({ byPartner = false, onAgree, onDisagree }: Props) {
  const say = useWords(privacyWords);
  const legal = useWords(legalWords);
  const [read, setRead] = useState<TextKind>();
  const toRead = (kind: TextKind) => (
    <button type="button" className="privacy-popup__text" onClick={() => setRead(kind)}>
      {legal[kind]}
    </button>
  );
  function refuse() {
    disagree();
    onDisagree();
  }
  function accept() {
    agree();
    onAgree();
  }
  return (
    <>
      <MustAnswerPopup
        title={say.popupTitle}
        agree={{ text: say.agree, onChoose: accept }}
        refuse={{ text: say.disagree, onChoose: refuse }}
      >
        <div className="privacy-popup">
          <p>{byPartner ? say.popupLeadByPartner : say.popupLead}</p>
          <KeptAndWhy />
          <p>
            {say.readTexts}
            {toRead('agreement')}
            {legal.and}
            {toRead('privacy')}
            {say.beforeYouAgree}
          </p>
        </div>
      </MustAnswerPopup>
      {read && <LegalTextSheet atOnce kind={read} onClose={() => setRead(undefined)} />}
    </>
  );
}
