import './viewer.css';
import { useQueryClient } from '@tanstack/react-query';
import { albumLimits } from 'contract/album-limits';
import type { AlbumPhoto } from 'contract/calls/album';
import { useId, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { AreaField } from '../../../kit/field/area-field.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { isLost } from '../../../lib/call/call-failure.ts';
import { useWords } from '../../../lib/words.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { albumQueries, askToHide } from '../album.api.ts';
import { viewerWords } from './viewer.words.ts';

/** Runs an action again after the session was confirmed, if it is refused for the limits of the session. */
export type ConfirmedFirst = <T>(act: () => Promise<T>) => Promise<T>;

type Props = { photo: AlbumPhoto; confirmedFirst: ConfirmedFirst; onClose: () => void };

/** Asks the Secretariat to hide a photo that shows the viewer. */
export function HideSheet({ photo: { id }, confirmedFirst, onClose }: Props) {
  const say = useWords(viewerWords);
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const form = useSubmit<'reason'>({ fields: ['reason'] });
  const countId = useId();
  const most = albumLimits.hideReason;
  const typed = reason.trim();

  async function send() {
    if (typed.length > most) return { reason: say.tooLong(most) };
    try {
      await confirmedFirst(() => askToHide(id, typed));
    } catch (failure) {
      if (failure instanceof Error && isLost(failure)) return { form: say.notSent };
      throw failure;
    }
    await queries.invalidateQueries({ queryKey: albumQueries.hideRequests().queryKey });
    overlay.toast(say.sent);
    return onClose();
  }
  return (
    <Sheet title={say.hide} closeText={say.close} onClose={onClose}>
      <Form by={form} className="hide-photo" onSubmit={send}>
        <p className="text-prose">{say.hideText}</p>
        <AreaField
          {...form.at('reason')}
          label={say.reason}
          hint={say.reasonHint}
          rows={3}
          dir="auto"
          value={reason}
          aria-describedby={countId}
          onChange={({ target }) => setReason(target.value)}
        />
        <span id={countId} className="hide-photo__count text-caption num">
          {say.characters(typed.length, most)}
        </span>
        <FormProblem of={form} />
        <Button block type="submit">
          {say.send}
        </Button>
      </Form>
    </Sheet>
  );
}
