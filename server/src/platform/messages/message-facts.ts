import type { MessageAudience, SentTarget } from 'contract/calls/console/messages';
import type { ProfileField } from 'contract/calls/profile';
import type { Both } from 'contract/languages';

/** A walk from where the person's last item of the day ends. Its hall is told only to who may see that item. */
type StoredWalk = { minutes: number; from: Both; itemId: string };
export type ReminderFacts = {
  of: 'reminder';
  startsAt: string;
  /** How many minutes were left when it was sent, which a stop of the server can have made fewer. */
  minutes: number;
  hall: Both | null;
  walk: StoredWalk | null;
  /** The delegate whose item it is, if the reader answers for the delegate and sees the schedule. */
  forId?: string;
};
export type PlanFacts = { startsAt: string; endsAt: string; hall: Both };
export type ChangeFacts = { of: 'change'; before: PlanFacts; after: PlanFacts; reason: Both | null };
export type AnnouncementFacts = { of: 'announcement'; audience: MessageAudience['kind']; target: SentTarget | null };
export type CorrectionFacts = { of: 'correction'; field: ProfileField; decision: 'applied' | 'declined' };
export type AddressFacts = { of: 'address'; channel: 'mobile' | 'email' };
/** What the Secretariat answered to whoever asked to hide a photo of the album. */
export type HidingFacts = { of: 'hiding'; answer: 'hide' | 'decline'; reason: Both | null };
/** Until when one can log in after the Forum. */
export type ClosingFacts = { of: 'closing'; lastDay: string };
/** What another delegate did with a card, or that what the delegate's contact person had shared is withdrawn. */
export type CardFacts = {
  of: 'card';
  personId: string;
  /** As which contact person an assistant did it; it does not say whose record it is. Null if the delegate did. */
  byContactId: string | null;
} & (
  | {
      event: 'received' | 'withdrawn';
      /** The delegate for whom the reader acts; null if the card is the reader's own. */
      forId: string | null;
    }
  | { event: 'accepted' | 'declined' | 'contact withdrawn'; forId: null }
);
/** Which delegate named the reader. */
export type ToldToContact = { event: 'invited' | 'revoked'; personId: string };
/** Which naming of the reader's it is. It does not say whose record the named address leads to. */
export type ToldToDelegate = {
  event: 'confirmed' | 'declined' | 'stopped' | 'lapsed' | 'ownAddress' | 'otherLogin' | 'waitsAgain' | 'withdrawn';
  contactId: string;
};
/** What became of a contact person: to the one who is named, or to the delegate who named. */
export type ContactFacts = { of: 'contact' } & (ToldToContact | ToldToDelegate);
/** What a message tells. Its sentence is made of them for the reader's language, each time it is read. */
export type MessageFacts =
  | ReminderFacts
  | ChangeFacts
  | AnnouncementFacts
  | CorrectionFacts
  | AddressFacts
  | HidingFacts
  | ClosingFacts
  | CardFacts
  | ContactFacts;
