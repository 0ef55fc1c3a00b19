import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { pushQueries, subscribe, unsubscribe, unsubscribeQuietly } from './push.api.ts';
import { subscribePhone, unsubscribePhone, type Phone } from './push-subscription.ts';
import { pushWords } from './push.words.ts';
import { usePhoneState } from './use-phone-state.ts';
import { whyNoPush, type WhyNoPush } from './why-no-push.ts';

/** What the last try came to; the next one may end otherwise. */
type Outcome = 'dismissed' | 'noService';
export type WhyOff = WhyNoPush | Outcome | 'refused' | 'limited' | 'notLoaded';

/** The state of the switch, why it is not on, and what a tap does. */
export function usePushSwitch() {
  const say = useWords(pushWords);
  const { inHostApp } = useAppContext();
  const queries = useQueryClient();
  const [nowhere] = useState(() => whyNoPush({ inHostApp }));
  const [outcome, setOutcome] = useState<Outcome>();
  const state = useQuery({ ...pushQueries.state(), enabled: nowhere === undefined });
  const { phone, look } = usePhoneState(nowhere === undefined);
  const [busy, setBusy] = useState(false);
  const renew = () => queries.invalidateQueries({ queryKey: pushQueries.key });
  const isOnServer = state.data?.on === true;
  // Whatever the server believes, nothing arrives on a phone that is no longer subscribed.
  const isOn = isOnServer && phone?.subscribed === true;
  const isStale = isOnServer && phone?.subscribed === false && !busy;

  useEffect(() => {
    if (!isStale) return;
    void unsubscribeQuietly()
      .then(() => queries.invalidateQueries({ queryKey: pushQueries.key }))
      .catch(() => undefined);
  }, [isStale, queries]);

  async function turnOn(publicKey: string) {
    if (!(await overlay.confirm({ title: say.askOn, text: say.askOnText, confirmText: say.turnOn }))) return;
    const answer = await askBrowser(publicKey);
    if (typeof answer === 'string') return setOutcome(answer === 'refused' ? undefined : answer);
    await subscribe(answer).catch(async (failure: unknown) => {
      await unsubscribePhone();
      throw failure;
    });
    setOutcome(undefined);
    await renew();
    overlay.toast(say.isOn);
  }

  async function turnOff() {
    if (!(await overlay.confirm({ title: say.askOff, text: say.askOffText, confirmText: say.turnOff }))) return;
    await unsubscribe();
    await unsubscribePhone().catch(() => undefined);
    await renew();
    overlay.toast(say.isOff);
  }

  function tap() {
    const publicKey = state.data?.publicKey;
    if (busy || !publicKey) return;
    setBusy(true);
    void (isOn ? turnOff() : turnOn(publicKey))
      // The calls themselves show why they failed.
      .catch(() => undefined)
      .then(look)
      .finally(() => setBusy(false));
  }

  const isLimited = isRefusal(state.error, 'sessionLimited');
  const isUnknown = state.isError && state.data === undefined;
  const notNow = isLimited ? 'limited' : isUnknown ? 'notLoaded' : phone?.refused ? 'refused' : undefined;
  const why: WhyOff | undefined = nowhere ?? notNow ?? (isOn ? undefined : outcome);
  return {
    isOn,
    why,
    tap,
    canBeTapped: state.data !== undefined && phone !== undefined && !busy,
    isOffered: state.data?.publicKey !== null,
  };
}

/** The browser asks the person. A refusal holds until they change it in its settings; a closed question is none. */
async function askBrowser(publicKey: string): Promise<Phone | Outcome | 'refused'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'dismissed';
  return subscribePhone(publicKey).catch(() => 'noService' as const);
}
