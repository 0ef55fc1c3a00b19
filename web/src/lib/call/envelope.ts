import { md5 } from '@noble/hashes/legacy.js';
import { languageTypes } from 'contract/texts';
import { appName, deviceType } from 'contract/wire/envelope';
import { textToSign } from 'contract/wire/signature';
import type { SignedFields } from 'contract/wire/signature';
import { now } from '../clock.ts';
import { hex } from '../hex.ts';
import { language } from '../language.ts';
import { pageConfig } from '../page-config.ts';
import { storage } from '../storage/storage.ts';

export function md5Hex(text: string): string {
  return hex(md5(new TextEncoder().encode(text)));
}

/** The envelope of one sending, signed together with the body's fields. */
export function signedHeaders(fields: SignedFields, token: string | undefined): Record<string, string> {
  const envelope = {
    ...(token === undefined ? {} : { 'ACCESS-TOKEN': token }),
    languageType: languageTypes[language.get()],
    uniqueId: storage.uniqueId.get(),
    deviceType,
    appName,
    timeStamp: String(Math.floor(now() / 1000)),
  };
  return { ...envelope, sign: md5Hex(textToSign({ ...fields, ...envelope }, pageConfig().signSecret)) };
}
