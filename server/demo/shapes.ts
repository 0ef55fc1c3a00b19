/** The demo forum as its authors write it: keys instead of ids, wall-clock times instead of dates. */
export type Both = { zh: string; en: string };

export type DemoPlace = {
  key: string;
  name: Both;
  address: Both;
  arrival: Both;
  /** 'lng,lat' as each map shows the place right (BD-09, GCJ-02, Google's shifted road map). */
  baiduCoord: string;
  gaodeCoord: string;
  googleCoord: string;
};

export type DemoPlan = { key: string; place: string; name: Both };

export type DemoHall = {
  key: string;
  place: string;
  name: Both;
  /** Where in the building: "Level 2, East Wing". */
  floor: Both;
  seats: number;
  plan: string;
  /** Where the plan draws it, on a sheet of 1200 × 900. */
  room: { x: number; y: number; width: number; height: number };
};

export type DemoPerson = {
  key: string;
  badge: 'red' | 'blue' | 'green' | 'grey';
  group: 'chinese' | 'international';
  name: Both;
  /** What the directory sorts by: 沈 / Thornquist. */
  familyName: Both;
  title: Both;
  organisation: Both | null;
  profile: Both;
  /** About the organisation; the same for all who come from it. */
  organisationProfile: Both | null;
  /** What the delegate speaks: 英语、中文 / English, Chinese. */
  languages: Both | null;
  mode: 'social' | 'privacy' | 'assistant';
  listed: boolean;
  /** The forum's protocol rank; 1 comes first. Only listed delegates need one. */
  rank: number;
  verified: boolean;
  /** E.164, from ranges that are nobody's. */
  mobile: string;
  /** At domains that end in .example. */
  email: string;
  birthDate: string;
};

export type DemoMeeting = {
  key: string;
  type: 'plenary' | 'symposium' | 'closed' | 'reception' | 'other';
  press: 'open' | 'opening' | 'closed';
  hall: string;
  day: 1 | 2 | 3;
  from: string;
  /** Not later than `from` means the next day. */
  to: string;
  title: Both;
  summary: Both;
  chair: string | null;
  speakers: { person: string; topic: Both | null }[];
  /** Only for closed-door seminars. */
  invited: string[];
  /** Interpretation channels: 1 Chinese, 2 English … */
  channels: { number: number; language: Both }[];
  /** "Doors close at 08:40, gate 3". */
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
};
