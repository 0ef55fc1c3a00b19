import * as console from 'contract/calls/console/messages';
import * as calls from 'contract/calls/messages';
import type { Bind } from '../../platform/http/binding.ts';
import { recallMessage, sendMessage, showSentMessages } from './messages-announcements.actions.ts';
import {
  markAllMessagesRead,
  markMessageRead,
  showMessage,
  showMessages,
  showMessageTitles,
} from './messages.actions.ts';

export function messagesRoutes(bind: Bind) {
  bind(calls.getMessageTitles, showMessageTitles);
  bind(calls.getMessages, showMessages);
  bind(calls.getMessage, showMessage);
  bind(calls.markRead, markMessageRead);
  bind(calls.markAllRead, markAllMessagesRead);
  bind(console.sendMessage, sendMessage);
  bind(console.recallMessage, recallMessage);
  bind(console.getSentMessages, showSentMessages);
}
