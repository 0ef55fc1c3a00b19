import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Encounter } from 'contract/calls/face-to-face';
import { exchangeCodeIn } from 'contract/face-to-face/exchange-code';
import { useEffect, useRef, useState } from 'react';
import { isLost, isRefusal } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import {
  confirmEncounter,
  endEncounter,
  faceToFaceQueries,
  fetchSharingAgain,
  scanCode,
  type Share,
} from './face-to-face.api.ts';
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
  // Undefined until the server has answered, null if there is none.
  const found = useQuery({ ...query, refetchInterval: lookEvery }).data?.encounter;
  const [ended, setEnded] = useState<string>();
  const encounter = found && found.id === ended ? undefined : found;
  const put = (known: Encounter) => queries.setQueryData(query.queryKey, { encounter: known });
  useEndTold(encounter, ended, { onExchanged, onOver: () => overlay.toast(say.over) });

  /**
   * Sends until an answer comes; undefined after a refusal, which is on the screen, after 30 seconds without an answer,
   * and after a tap on Cancel.
   */
  async function received(send: (stop: AbortSignal) => Promise<Encounter>): Promise<Encounter | undefined> {
    const stop = new AbortController();
    overlay.spinner.begin(() => stop.abort());
    try {
      const answer = await untilReceived(() => send(stop.signal), stop.signal);
      return stop.signal.aborted ? undefined : answer;
    } catch (failure) {
      if (stop.signal.aborted) return undefined;
      if (failure instanceof Error && isLost(failure)) overlay.toast(say.noAnswer);
      // The ticks then show what is shared by now.
      if (isRefusal(failure, 'sharingChanged')) void fetchSharingAgain(queries);
      return undefined;
    } finally {
      overlay.spinner.end();
      void queries.invalidateQueries({ queryKey: query.queryKey });
    }
  }

  async function meet(code: string) {
    const met = await received((stop) => scanCode(code, stop));
    if (met) put(met);
  }

  async function confirm(share: Share) {
    if (!encounter) return;
    const after = await received((stop) => confirmEncounter(encounter.id, share, stop));
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

/** Tells how an exchange ended that was open on this screen; of others, and of one that ended here, it says nothing. */
function useEndTold(encounter: Encounter | null | undefined, ended: string | undefined, ends: Ends) {
  const seen = useRef<string>(undefined);
  const tell = useRef(ends);
  useEffect(() => {
    tell.current = ends;
  });
  useEffect(() => {
    if (encounter?.state === 'open') seen.current = encounter.id;
    else if (hasEnded(seen.current, encounter)) {
      const endedHere = seen.current === ended;
      seen.current = undefined;
      if (encounter?.state === 'exchanged') tell.current.onExchanged(encounter.person);
      else if (!endedHere) tell.current.onOver();
    }
  }, [encounter, ended]);
}

/** The server tells of an end for a minute; after that it knows of no exchange. */
const hasEnded = (seen: string | undefined, encounter: Encounter | null | undefined) =>
  seen !== undefined && (encounter === null || encounter?.id === seen);
