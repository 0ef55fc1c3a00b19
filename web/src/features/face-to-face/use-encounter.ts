import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Encounter } from 'contract/calls/face-to-face';
import { exchangeCodeIn } from 'contract/face-to-face/exchange-code';
import { useEffect, useRef, useState } from 'react';
import { isLost } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { confirmEncounter, endEncounter, faceToFaceQueries, scanCode, type Share } from './face-to-face.api.ts';
import { faceToFaceWords } from './face-to-face.words.ts';
import { untilReceived } from './until-received.ts';

/** The live stream tells of every step; this is for a phone whose stream is cut. */
const lookEvery = 4_000;

type Options = { onExchanged: (person: Encounter['person']) => void };

/** The exchange with the one who stands there, from the scan until both have confirmed or one has not. */
export function useEncounter({ onExchanged }: Options) {
  const say = useWords(faceToFaceWords);
  const queries = useQueryClient();
  const query = faceToFaceQueries.encounter(useLanguage());
  const found = useQuery({ ...query, refetchInterval: lookEvery }).data?.encounter ?? null;
  const [ended, setEnded] = useState<string>();
  const encounter = found?.id === ended ? null : found;
  const put = (known: Encounter) => queries.setQueryData(query.queryKey, { encounter: known });
  useEndTold(encounter, { onExchanged, onOver: () => overlay.toast(say.over) });

  /** Sends until an answer comes; undefined after a refusal, which is on the screen, and after 30 seconds without one. */
  async function received(send: () => Promise<Encounter>): Promise<Encounter | undefined> {
    const stop = new AbortController();
    overlay.spinner.begin(() => stop.abort());
    try {
      return await untilReceived(send, stop.signal);
    } catch (failure) {
      if (failure instanceof Error && isLost(failure)) overlay.toast(say.noAnswer);
      return undefined;
    } finally {
      overlay.spinner.end();
      void queries.invalidateQueries({ queryKey: query.queryKey });
    }
  }

  async function meet(code: string) {
    const met = await received(() => scanCode(code));
    if (met) put(met);
  }

  async function confirm(share: Share) {
    if (!encounter) return;
    const after = await received(() => confirmEncounter(encounter.id, share));
    if (after) put(after);
  }

  /** The other is told; if that gets lost, the exchange ends by itself. */
  function end() {
    if (!encounter) return;
    setEnded(encounter.id);
    void endEncounter(encounter.id).catch(() => undefined);
  }

  return {
    /** Only while it can still be confirmed. */
    open: encounter?.state === 'open' ? encounter : undefined,
    ...{ meet, confirm, end },
    async read(text: string) {
      // The camera still sees the code while the two confirm.
      if (encounter?.state === 'open') return;
      const code = exchangeCodeIn(text, window.location.origin);
      if (code) await meet(code);
      else overlay.toast(say.notAnExchangeCode);
    },
  };
}

type Ends = Pick<Options, 'onExchanged'> & { onOver: () => void };

/** Tells how an exchange ended that was open on this screen; of others it says nothing. */
function useEndTold(encounter: Encounter | null, ends: Ends) {
  const seen = useRef<string>(undefined);
  const tell = useRef(ends);
  useEffect(() => {
    tell.current = ends;
  });
  useEffect(() => {
    if (encounter?.state === 'open') seen.current = encounter.id;
    else if (encounter && encounter.id === seen.current) {
      seen.current = undefined;
      if (encounter.state === 'exchanged') tell.current.onExchanged(encounter.person);
      else tell.current.onOver();
    }
  }, [encounter]);
}
