import { openOwnDraft } from '../../../shell/own-draft.ts';

type Draft = { messages: Readonly<Record<string, string>> };

/** What was typed to each delegate and not sent; it outlives the sheet and the page. */
export const sendDraft = openOwnDraft<Draft>({ messages: {} }, ({ messages }) => Object.values(messages).some(Boolean));

export const typeMessage = (delegateId: string, text: string) =>
  sendDraft.change({ messages: { ...sendDraft.get().messages, [delegateId]: text } });
