import './own-data.css';
import type { AskedErasure } from 'contract/calls/own-data';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { takeBackIcon } from '../../kit/icon/own-data-icons.ts';
import { Pill } from '../../kit/pill/pill.tsx';
import { Progress } from '../../kit/progress/progress.tsx';
import { useNow } from '../../lib/clock.ts';
import { useDates } from '../../lib/dates/dates.ts';
import { useWords } from '../../lib/words.ts';
import type { FreshCode } from '../../shell/fresh-code/fresh-code.api.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { CodeSheet } from './code-sheet.tsx';
import { ErasureReceipt } from './erasure-receipt.tsx';
import { askErasure, takeErasureBack } from './own-data.api.ts';
import { ownDataWords } from './own-data.words.ts';

type Props = { erasure: AskedErasure | null; timeZone: string; onChanged: () => Promise<void> };

/** Says what erasure means before it is asked for, and how long it can be taken back afterwards. */
export function ErasureCard({ erasure, timeZone, onChanged }: Props) {
  const say = useWords(ownDataWords);
  const [asking, setAsking] = useState(false);
  async function begin() {
    if (await overlay.confirm({ title: say.eraseAsk, text: say.eraseText, destroys: true })) setAsking(true);
  }
  async function ask(code: FreshCode) {
    await askErasure(code);
    await onChanged();
    setAsking(false);
  }
  return (
    <Card className="own-data-card">
      {erasure ? (
        <Waiting {...{ erasure, timeZone, onChanged }} />
      ) : (
        <div className="own-data__body">
          <p>{say.eraseLead}</p>
          <Button look="danger" block onClick={() => void begin()}>
            {say.askErase}
          </Button>
        </div>
      )}
      {asking && (
        <CodeSheet title={say.erase} button={say.askErase} destroys onCode={ask} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

const minute = 60_000;

function Waiting({ erasure, timeZone, onChanged }: Props & { erasure: AskedErasure }) {
  const say = useWords(ownDataWords);
  const dates = useDates(timeZone);
  const shownAt = useNow(minute);
  const [askedAt, dueAt] = [Date.parse(erasure.askedAt), Date.parse(erasure.dueAt)];
  async function takeBack() {
    await takeErasureBack();
    await onChanged();
    overlay.toast(say.takenBack);
  }
  return (
    <>
      <div className="own-data__body">
        <div className="own-data__state row">
          <Pill look={erasure.held ? 'concluded' : 'upcoming'}>{erasure.held ? say.held : say.waiting}</Pill>
          {!erasure.held && <span className="own-data__left num">{dates.left(dueAt - shownAt)}</span>}
        </div>
        <p>{erasure.held ? say.heldBecause(erasure.held) : say.until(dates.time(dueAt), dates.shortDate(dueAt))}</p>
        {!erasure.held && <Progress value={(shownAt - askedAt) / (dueAt - askedAt)} label={say.passed} />}
      </div>
      <ErasureReceipt {...{ erasure, timeZone }} />
      <div className="own-data__back">
        <Button block icon={takeBackIcon} onClick={() => void takeBack().catch(() => undefined)}>
          {say.takeBack}
        </Button>
      </div>
    </>
  );
}
