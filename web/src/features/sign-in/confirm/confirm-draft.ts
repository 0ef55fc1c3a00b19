import { useSyncExternalStore } from 'react';
import { member } from '../../../lib/json.ts';
import { openConsentGatedStorage } from '../../../lib/storage/consent-gated-storage.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { jsonEntry } from '../../../lib/storage/storage-entry.ts';
import type { CodeChannel } from '../code/code-address.ts';

/** A code that was requested. Without a flowId it was requested on another device, and only the wait is known. */
export type SentCode = { flowId: string; resendAt: number; digits: number };
type Sent = Partial<Record<CodeChannel, SentCode>>;
export type ConfirmDraft = { channel: CodeChannel | undefined; code: string; sent: Sent };

// Only a signed-in person comes here, so they have agreed already.
const texts = openConsentGatedStorage(() => window.sessionStorage);
texts.writeThrough();
const kept = jsonEntry(texts, 'confirmation', asKept);

const listeners = new Set<() => void>();
let current: { userId: string; draft: ConfirmDraft } | undefined;

/**
 * The draft outlives the sheet, and the attempt also a reload, because phones drop a page while the user looks for the
 * message.
 */
export const confirmDraft = {
  get(): ConfirmDraft {
    const userId = whoIsHere();
    if (current?.userId !== userId) {
      const found = kept.get();
      const sent = found?.userId === userId ? found.sent : {};
      current = { userId, draft: { channel: undefined, code: '', sent } };
    }
    return current.draft;
  },
  set(part: Partial<ConfirmDraft>) {
    const userId = whoIsHere();
    const draft = { ...confirmDraft.get(), ...part };
    current = { userId, draft };
    if (part.sent) kept.set({ userId, sent: draft.sent });
    for (const listener of listeners) listener();
  },
  clear() {
    current = undefined;
    kept.clear();
    for (const listener of listeners) listener();
  },
};

export function useConfirmDraft(): ConfirmDraft {
  return useSyncExternalStore(subscribe, confirmDraft.get);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const whoIsHere = () => storage.userObj.get()?.id ?? '';

function asKept(value: unknown): { userId: string; sent: Sent } | undefined {
  const userId = member(value, 'userId');
  if (typeof userId !== 'string') return undefined;
  const [mobile, email] = (['mobile', 'email'] as const).map((channel) =>
    asSentCode(member(member(value, 'sent'), channel)),
  );
  return { userId, sent: { ...(mobile && { mobile }), ...(email && { email }) } };
}

function asSentCode(value: unknown): SentCode | undefined {
  const { flowId, resendAt, digits } = (value ?? {}) as Partial<SentCode>;
  if (typeof flowId !== 'string' || typeof resendAt !== 'number' || typeof digits !== 'number') return undefined;
  return { flowId, resendAt, digits };
}
