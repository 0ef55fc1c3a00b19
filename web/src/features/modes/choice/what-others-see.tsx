import type { Mode } from 'contract/calls/modes';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { tickIcon } from '../../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { choiceWords } from './choice.words.ts';

const modes = ['social', 'privacy', 'assistant'] as const;
type Cells = Record<Mode, ReactNode>;

/** All modes beside each other, the chosen one in colour. */
export function WhatOthersSee({ chosen }: { chosen: Mode }) {
  const say = useWords(choiceWords);
  const yes = <Yes />;
  const heads = { social: say.shortSocial, privacy: say.shortPrivacy, assistant: say.shortAssistant };
  const rows: readonly [string, Cells][] = [
    [say.directory, { social: yes, privacy: yes, assistant: yes }],
    [say.canSend, { social: yes, privacy: say.no, assistant: say.byContact }],
    [say.addresses, { social: say.yours, privacy: say.ifYouSend, assistant: say.ofContact }],
  ];
  const look = (mode: Mode) => (mode === chosen ? 'what-others-see__chosen' : undefined);
  return (
    <>
      <Card className="what-others-see">
        <table>
          <thead>
            <tr>
              <th scope="col">{say.seen}</th>
              {modes.map((mode) => (
                <th key={mode} scope="col" className={look(mode)}>
                  {heads[mode]}
                  {mode === chosen && <span className="unseen"> {say.chosen}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, cells]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {modes.map((mode) => (
                  <td key={mode} className={look(mode)}>
                    {cells[mode]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <p className="what-others-see__only text-caption">{say.afterAcceptance}</p>
    </>
  );
}

function Yes() {
  const say = useWords(choiceWords);
  return (
    <>
      <Icon path={tickIcon} size={18} />
      <span className="unseen">{say.yes}</span>
    </>
  );
}
