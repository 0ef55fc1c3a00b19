import { invitedToMeeting, partInMeeting } from './tables/content/agenda.ts';
import { arrangementOfPerson } from './tables/arrangements.ts';
import { inAuditLog, keyOfPerson } from './tables/audit.ts';
import { badgeOfPerson, noticeOfSignIn } from './tables/badges.ts';
import { calendarAddressOfPerson } from './tables/calendars.ts';
import { cardOfPerson, cardsSeenByPerson, noteOnFriend } from './tables/cards.ts';
import { codeOfExchange, encounterOfPerson, failedScanOfPerson } from './tables/cards.ts';
import { consentOfPerson } from './tables/consent.ts';
import { audienceOfChange, authorOfVersion, newestChangeOfPerson } from './tables/content/versions.ts';
import { hideRequestOfPerson } from './tables/content/album.ts';
import { correctionOfPerson, viewOfProfile } from './tables/delegates.ts';
import { downloadOfPerson, fileOfPerson } from './tables/downloads.ts';
import { bookmarkOfPerson, ownItemOfPerson } from './tables/favourites.ts';
import { claimOfPerson, linkOfPerson, ticketOfPerson } from './tables/host-app.ts';
import { deliveryToPartner, smsOfMessage } from './tables/message-deliveries.ts';
import { announcedToPeople, messageOfPerson } from './tables/messages.ts';
import { contactOfDelegate } from './tables/modes.ts';
import { messageToPerson } from './tables/outgoing.ts';
import { contactOfOutlet, contactOfPartner } from './tables/content/partners.ts';
import { personOnRecord, requestOfErasure } from './tables/people.ts';
import { photoOfPerson, photoSent, photoThatWaits } from './tables/content/media.ts';
import { deliveryToPhone, subscriptionOfPhone } from './tables/push.ts';
import { deviceOfPerson, sessionOfPerson } from './tables/session.ts';
import { attemptOfPerson, claimOfAddress, failureToSignIn, requestForCode } from './tables/sign-in.ts';
import { answerToPerson } from './tables/writes.ts';
import type { PersonalTable } from './personal-columns.ts';

/** Every table with marked columns: downloads and erasures go through it. A test compares it with the folder. */
export const personalTables: readonly PersonalTable[] = [
  partInMeeting,
  invitedToMeeting,
  arrangementOfPerson,
  inAuditLog,
  keyOfPerson,
  badgeOfPerson,
  noticeOfSignIn,
  calendarAddressOfPerson,
  cardOfPerson,
  cardsSeenByPerson,
  noteOnFriend,
  codeOfExchange,
  failedScanOfPerson,
  encounterOfPerson,
  contactOfDelegate,
  consentOfPerson,
  audienceOfChange,
  newestChangeOfPerson,
  authorOfVersion,
  viewOfProfile,
  correctionOfPerson,
  hideRequestOfPerson,
  downloadOfPerson,
  fileOfPerson,
  bookmarkOfPerson,
  ownItemOfPerson,
  ticketOfPerson,
  claimOfPerson,
  linkOfPerson,
  deliveryToPartner,
  smsOfMessage,
  announcedToPeople,
  messageOfPerson,
  messageToPerson,
  contactOfPartner,
  contactOfOutlet,
  personOnRecord,
  requestOfErasure,
  photoOfPerson,
  photoThatWaits,
  photoSent,
  deliveryToPhone,
  subscriptionOfPhone,
  sessionOfPerson,
  deviceOfPerson,
  attemptOfPerson,
  claimOfAddress,
  requestForCode,
  failureToSignIn,
  answerToPerson,
];
