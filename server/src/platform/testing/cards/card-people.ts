import type { ContactItems } from 'contract/calls/cards';
import type { Mode } from 'contract/calls/modes';

/** Six people: Kim is the assistant of Ann and of Bo, Eli has no mobile on record. */
export const names = ['ann', 'bo', 'cy', 'dee', 'eli', 'kim'] as const;
export type Name = (typeof names)[number];

export type Badge = 'red' | 'blue' | 'green' | 'grey';
export type Share = ContactItems | null;

export const badgeAtFirst = (name: Name): Badge => (name === 'kim' ? 'grey' : 'red');
export const hasMobile = (name: Name) => name !== 'eli';

/** Whom Ann and Bo name: one person by two numbers, so that only a number changes, and another delegate. */
export const contacts = { kim: 'kim', 'kim at another number': 'kim', dee: 'dee' } as const satisfies Record<
  string,
  Name
>;
export type Contact = keyof typeof contacts;

/** What somebody does, or what happens. Cards and namings go by the order in which they came about. */
export type Act =
  | { do: 'send'; by: Name; to: Name; share: Share; message: string }
  | { do: 'accept'; by: Name; card: number; share: Share; actingFor?: Name | undefined }
  | { do: 'decline' | 'delete'; by: Name; card: number; actingFor?: Name | undefined }
  | { do: 'withdraw' | 'delete friend'; by: Name; card: number }
  | { do: 'set mode'; by: Name; mode: Mode }
  | { do: 'name contact'; by: Name; contact: Contact }
  | { do: 'revoke'; by: Name }
  | { do: 'accept invitation' | 'decline invitation'; by: Name; naming: number }
  | { do: 'stop acting'; by: Name; actingFor: Name }
  | { do: 'change badge'; of: Name; badge: Badge }
  | { do: 'change registration'; of: Name; verified: boolean }
  | { do: 'wait'; minutes: number };

/** What one person sees, each thing as a short sentence, in a fixed order. */
export type View = {
  received: string[];
  sent: string[];
  friends: string[];
  answered: string[];
  mode: string;
  /** The delegates for whom the person acts, each with the cards that wait. */
  acting: string[];
};
/** Whoever is not verified any more is logged out and sees nothing. */
export type Views = Partial<Record<Name, View>>;

/** Something that can be acted upon: the pure rules with a small store, or the server with a database. */
export type World = {
  /** `done`, `sent` or `friends`, or the name of the refusal. */
  act(act: Act): Promise<string> | string;
  /** What these people see now. */
  see(who: readonly Name[]): Promise<Views> | Views;
};
