import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { pushQueries, subscribe, unsubscribe, unsubscribeQuietly } from './push.api.ts';
import { isPhoneSubscribed, subscribePhone, unsubscribePhone, type Phone } from './push-subscription.ts';
import { pushWords } from './push.words.ts';
import { whyNoPush, type WhyNoPush } from './why-no-push.ts';

/** The state of the switch, why it cannot be on, and what a tap does. */
export function usePushSwitch() {
  const say = useWords(pushWords);
  const { inHostApp } = useAppContext();
  const queries = useQueryClient();
  const [why, setWhy] = useState<WhyNoPush | undefined>(() => whyNoPush({ inHostApp }));
  const state = useQuery({ ...pushQueries.state(), enabled: why === undefined || why === 'refused' });
  const [busy, setBusy] = useState(false);
  const renew = () => queries.invalidateQueries({ queryKey: pushQueries.key });
  const isOn = state.data?.on === true;

  useEffect(() => {
    if (!isOn) return;
    // The permission can be withdrawn in the browser, of which no page is told.
    void endIfPhoneIsNot(() => queries.invalidateQueries({ queryKey: pushQueries.key })).catch(() => undefined);
  }, [isOn, queries]);

  async function turnOn(publicKey: string) {
    if (!(await overlay.confirm({ title: say.askOn, text: say.askOnText, confirmText: say.turnOn }))) return;
    const phone = await askBrowser(publicKey);
    if (typeof phone === 'string') return setWhy(phone);
    await subscribe(phone).catch(async (failure: unknown) => {
      await unsubscribePhone();
      throw failure;
    });
    setWhy(undefined);
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
    // The calls themselves show why they failed.
    void (isOn ? turnOff() : turnOn(publicKey)).catch(() => undefined).finally(() => setBusy(false));
  }

  const isKnown = state.data !== undefined;
  return { isOn, why, tap, canBeTapped: isKnown && !busy, isOffered: state.data?.publicKey !== null && !state.isError };
}

/** The browser asks the person; its answer is final until they change it in its settings. */
async function askBrowser(publicKey: string): Promise<Phone | WhyNoPush> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  return subscribePhone(publicKey).catch(() => 'noService' as const);
}

async function endIfPhoneIsNot(then: () => Promise<void>) {
  if (await isPhoneSubscribed()) return;
  await unsubscribeQuietly();
  await then();
}
