/** These types use keys instead of ids and times of day instead of dates, so that the demo forum is easy to write. */
export type Both = { zh: string; en: string };

export type DemoPlace = {
  key: string;
  name: Both;
  address: Both;
  arrival: Both;
  dropOff: string;
  /** 'lng,lat' in the system of each map (BD-09, GCJ-02, Google's shifted road map). */
  baiduCoord: string;
  gaodeCoord: string;
  googleCoord: string;
};

export type DemoPlan = { key: string; place: string; name: Both };

export type DemoHall = {
  key: string;
  place: string;
  name: Both;
  /** For example "Level 2, East Wing". */
  floor: Both;
  seats: number;
  plan: string;
  /** The rectangle of the hall on its plan, a sheet of 1200 × 900. */
  room: { x: number; y: number; width: number; height: number };
};

export type DemoPerson = {
  key: string;
  badge: 'red' | 'blue' | 'green' | 'grey';
  group: 'chinese' | 'international';
  name: Both;
  /** The directory sorts by it: 沈 / Thornquist. */
  familyName: Both;
  /** How the person is addressed: 女士 / Ms. Without one greetings are neutral. */
  honorific: Both | null;
  title: Both;
  organisation: Both | null;
  profile: Both;
  /** It is the same for all people of the organisation. */
  organisationProfile: Both | null;
  /** For example 英语、中文 / English, Chinese. */
  languages: Both | null;
  mode: 'social' | 'privacy' | 'assistant';
  listed: boolean;
  /** The rank in protocol; 1 comes first. Only listed delegates need one. */
  rank: number;
  verified: boolean;
  /** E.164, from ranges that belong to nobody. */
  mobile: string;
  /** The domain ends in .example. */
  email: string;
  birthDate: string;
  /** Printed on the front of the badge: D-0418. */
  badgeNumber: string;
  /** Whether the profile was submitted; until then the record says what was imported. */
  submitted: boolean;
};

export type DemoMeeting = {
  key: string;
  type: 'plenary' | 'symposium' | 'closed' | 'reception' | 'other';
  press: 'open' | 'opening' | 'closed';
  hall: string;
  day: 1 | 2 | 3;
  from: string;
  /** A time that is not later than `from` is on the next day. */
  to: string;
  title: Both;
  summary: Both;
  chair: string | null;
  speakers: { person: string; topic: Both | null }[];
  /** Only closed-door seminars have invited people. */
  invited: string[];
  /** The channels of the interpretation: 1 Chinese, 2 English … */
  channels: { number: number; language: Both }[];
  /** For example "Doors close at 08:40; please use Door 3". */
  entry: Both | null;
  change:
    | null
    | { kind: 'cancelled'; reason: Both }
    | { kind: 'moved'; reason: Both; fromHall: string; fromDay: 1 | 2 | 3; fromTime: string; toTime: string };
};

export type DemoForum = {
  name: Both;
  theme: Both;
  place: Both;
  timeZone: string;
  secretariatPhone: string;
  emergencyPhone: string;
  medicalPhone: string;
  wifi: { name: string; password: string };
};
