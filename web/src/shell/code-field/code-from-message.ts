import { useEffect, useEffectEvent } from 'react';

/** The phone offers the code from the text message, which spares the user the typing. */
export function useCodeFromMessage(expected: boolean, onCode: (code: string) => void) {
  const arrived = useEffectEvent((code: string | undefined) => code && onCode(code));
  useEffect(() => {
    if (!expected) return undefined;
    const stop = new AbortController();
    void receiveCode(stop.signal).then(arrived);
    return () => stop.abort();
  }, [expected]);
}

type CodeRequestOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Uses WebOTP where the browser has it: the phone offers the code from the text message. */
async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const options: CodeRequestOptions = { otp: { transport: ['sms'] }, signal };
  try {
    const received = (await navigator.credentials.get(options)) as { code?: string } | null;
    return received?.code?.replace(/\D/g, '');
  } catch {
    // The user left, refused, or the browser does not allow it: the code can still be typed.
    return undefined;
  }
}
