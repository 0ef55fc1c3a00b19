import './choice.css';
import type { ContactPerson, OwnModes } from 'contract/calls/modes';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { ContactSection } from '../contact/contact-card.tsx';
import { contactWords } from '../contact/contact.words.ts';
import { modeWords } from '../modes.words.ts';
import { choiceWords } from './choice.words.ts';
import { ModeChoice } from './mode-choice.tsx';
import { ModePreview, type Shown } from './mode-preview.tsx';
import { askedMode, useChosenMode } from './use-chosen-mode.ts';
import { WhatOthersSee } from './what-others-see.tsx';

const ContactSheet = loadedLater(() => import('../contact/contact-sheet.tsx'));

type Props = { own: OwnModes; person: Shown | undefined; isListed: boolean };

export function ModesView({ own, person, isListed }: Props) {
  const say = useWords(choiceWords);
  const tell = useWords(contactWords);
  const { chosen, choose, begin } = useChosenMode(own);
  const [naming, setNaming] = useState<'for the mode' | 'alone'>();
  const { contact } = own;
  const needsContact = chosen === 'assistant' && !contact;

  const name = () => setNaming(needsContact ? 'for the mode' : 'alone');

  async function named({ name, state }: ContactPerson) {
    setNaming(undefined);
    if (naming === 'for the mode') return begin(name);
    overlay.toast(state === 'waiting' ? tell.invited(name) : tell.saved);
  }
  return (
    <div className="modes-view fills">
      <p className="modes-view__lead text-sub">{say.lead}</p>
      <ModeChoice {...{ contact, chosen }} onChoose={choose} />
      <AssistantWaits own={own} />
      <WhatOthersSee chosen={chosen} />
      {person && <ModePreview {...{ own, person, isListed, chosen }} />}
      {(contact ?? chosen === 'assistant') && <ContactSection own={own} onChange={name} />}
      <UseButton {...{ own, chosen }} onUse={() => (needsContact ? name() : void begin())} />
      {naming && <ContactSheet atOnce own={own} onClose={() => setNaming(undefined)} onNamed={named} />}
    </div>
  );
}

/** The mode before goes on until the contact person has confirmed. */
function AssistantWaits({ own: { assistantWaits, contact, mode, timeZone } }: { own: OwnModes }) {
  const say = useWords(contactWords);
  const names = useWords(modeWords);
  const dates = useDates(timeZone);
  if (!assistantWaits || !contact?.waitsUntil) return null;
  const { name, waitsUntil } = contact;
  return <Note>{say.assistantWaits(name, `${dates.date(waitsUntil)} ${dates.time(waitsUntil)}`, names[mode])}</Note>;
}

type FootProps = { own: OwnModes; chosen: OwnModes['mode']; onUse: () => void };

function UseButton({ own, chosen, onUse }: FootProps) {
  const say = useWords(choiceWords);
  const names = useWords(modeWords);
  const isAsked = chosen === askedMode(own);
  const asked = own.assistantWaits ? say.waits(own.contact?.name ?? '') : say.inUse(names[chosen]);
  return (
    <div className="modes-view__foot">
      <Button block disabled={isAsked} onClick={onUse}>
        {isAsked ? asked : say.use(names[chosen])}
      </Button>
    </div>
  );
}
