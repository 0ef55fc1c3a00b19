type CodeRequestOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** WebOTP, where there is one: the phone offers the code out of the text message. */
export async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const options: CodeRequestOptions = { otp: { transport: ['sms'] }, signal };
  try {
    const received = (await navigator.credentials.get(options)) as { code?: string } | null;
    return received?.code?.replace(/\D/g, '');
  } catch {
    // Left, refused or not allowed here: the code can be typed.
    return undefined;
  }
}
