import * as calls from 'contract/calls/cards';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import { acceptCard, declineCard, deleteCard, deleteFriend, noteFriend } from './cards-answer.actions.ts';
import { seeCards, showCards, showFriendStatus } from './cards-lists.actions.ts';
import { sendCard, showSharingWith, withdrawCard } from './cards-send.actions.ts';
import { makeVCards, prepareVCardsDownload, vCardsDownload } from './cards-vcards.actions.ts';

export function cardsRoutes(bind: Bind) {
  bind(calls.getFriendStatus, showFriendStatus);
  bind(calls.getCards, showCards);
  bind(calls.getSharing, showSharingWith);
  bind(calls.sendCard, sendCard);
  bind(calls.withdrawCard, withdrawCard);
  bind(calls.acceptCard, acceptCard);
  bind(calls.declineCard, declineCard);
  bind(calls.deleteCard, deleteCard);
  bind(calls.deleteFriend, deleteFriend);
  bind(calls.noteFriend, noteFriend);
  bind(calls.seeCards, seeCards);
  bind(calls.prepareVCards, prepareVCardsDownload);
}

export const cardsDownloads: DownloadMakers = { [vCardsDownload]: makeVCards };
