import { codes } from 'contract/wire/codes';
import { member, parsed } from '../json.ts';

/** What came back, as far as it is an envelope at all: nothing a proxy answers may break the client. */
export type Received = { code: number | undefined; msg: string; obj: unknown };

export function receivedFrom(text: string): Received {
  const value = parsed(text);
  const code = member(value, 'code');
  const msg = member(value, 'msg');
  return {
    code: typeof code === 'number' ? code : undefined,
    msg: typeof msg === 'string' ? msg : '',
    obj: member(value, 'obj'),
  };
}

/** The server's time, where it refused the call for a stale stamp. */
export function serverTimeOf({ code, obj }: Received): number | undefined {
  const time = member(obj, 'serverTime');
  return code === codes.wrongEnvelope && typeof time === 'number' ? time : undefined;
}

export function isKnownCode(code: number | undefined): code is number {
  return (Object.values(codes) as (number | undefined)[]).includes(code);
}
