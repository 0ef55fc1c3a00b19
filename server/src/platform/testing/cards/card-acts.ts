import type { CardModel } from './card-model.ts';
import {
  contacts,
  hasMobile,
  names,
  type Act,
  type Badge,
  type Contact,
  type Name,
  type Share,
} from './card-people.ts';

const modesToSet = ['social', 'privacy', 'assistant'] as const;
const otherBadges: readonly Badge[] = ['blue', 'green', 'grey'];
const delegates: readonly Name[] = ['ann', 'bo'];
/** A few have most to do with each other, because a second card between two is where something can go wrong. */
const senders: readonly Name[] = ['ann', 'ann', 'ann', 'bo', 'bo', 'cy', 'cy', 'dee', 'eli', 'kim'];
const day = 24 * 60;

/** How two delegates come to have one assistant. */
export const beginnings: readonly Act[] = delegates.flatMap((by, naming): Act[] => [
  { do: 'name contact', by, contact: 'kim' },
  { do: 'set mode', by, mode: 'assistant' },
  { do: 'accept invitation', by: 'kim', naming },
]);

type Draw = ReturnType<typeof drawing>;

function drawing(model: CardModel, chance: (below: number) => number) {
  const pick = <T>(from: readonly T[]) => from[chance(from.length)] as T;
  return {
    ...{ model, chance, pick },
    seldom: () => chance(8) === 0,
    someone: () => pick(names.filter((name) => model.modes.people[name].verified)),
    /** The newer, the likelier. */
    newestOf: <T>(from: readonly T[]) => Math.max(chance(from.length), chance(from.length)),
  };
}

/** Draws what happens next. Most acts make sense to whoever does them; the rest is what a late or wrong screen does. */
export function nextAct(model: CardModel, chance: (below: number) => number): Act {
  const act = drawnAct(drawing(model, chance));
  // Whoever is not verified is logged out, and comes back before doing anything.
  if ('by' in act && !model.modes.people[act.by].verified)
    return { do: 'change registration', of: act.by, verified: true };
  return act;
}

function drawnAct(draw: Draw): Act {
  const { model, chance, pick, seldom, someone } = draw;
  const turn = chance(100);
  if (turn < 30 || model.cards.length === 0) {
    const by = pick(senders);
    const to = seldom() ? by : pick(senders.filter((name) => name !== by));
    // Each message is another, so that one in the place of another is seen.
    const message = seldom() ? '' : `${by} wrote at ${model.modes.now}.${model.cards.length}`;
    return { do: 'send', by, to, share: share(draw, by), message };
  }
  if (turn < 68) return cardAct(draw);
  if (turn < 88) return modeAct(draw);
  if (turn < 92) {
    const of = someone();
    return { do: 'change badge', of, badge: model.modes.people[of].badge === 'red' ? pick(otherBadges) : 'red' };
  }
  if (turn < 94) return { do: 'change registration', of: pick(['cy', 'eli']), verified: chance(3) > 0 };
  // No invitation lapses meanwhile: that is a job's, and has its own test.
  return { do: 'wait', minutes: model.modes.now < 4 * day ? pick([1, 20, day + 60]) : 1 };
}

function share({ model, pick, seldom }: Draw, by: Name): Share {
  if (seldom()) return pick([null, { mobile: false, email: false }, { mobile: true, email: true }]);
  if (model.modes.people[by].mode === 'assistant') return null;
  const items = [
    { mobile: false, email: true },
    { mobile: true, email: false },
    { mobile: true, email: true },
  ];
  return pick(hasMobile(by) ? items : items.slice(0, 1));
}

function cardAct(draw: Draw): Act {
  const { model, chance, pick, seldom, someone, newestOf } = draw;
  const card = newestOf(model.cards);
  const { from = 'ann', to = 'bo', standing } = model.cards[card] ?? {};
  if (seldom()) return { do: pick(['withdraw', 'delete friend']), by: someone(), card };
  if (standing === 'friends' && chance(2) === 0) return { do: 'delete friend', by: pick([from, to]), card };
  if (chance(5) === 0) return { do: 'withdraw', by: from, card };
  const hasAssistant = model.modes.people[to].mode === 'assistant';
  const by = seldom() ? someone() : hasAssistant ? pick<Name>([to, 'kim', 'kim']) : to;
  const other = seldom() ? pick(delegates.filter((name) => name !== by)) : undefined;
  const actingFor = by === to ? other : to;
  if (chance(2) === 0) return { do: 'accept', by, card, share: share(draw, actingFor ?? by), actingFor };
  return { do: pick(['decline', 'delete']), by, card, actingFor };
}

function modeAct(draw: Draw): Act {
  const { chance, pick, seldom, someone } = draw;
  const by = seldom() ? someone() : pick(delegates);
  switch (chance(9)) {
    case 0:
      return { do: 'set mode', by: someone(), mode: pick(modesToSet) };
    case 1:
    case 2:
      return { do: 'set mode', by, mode: pick(['assistant', 'assistant', 'social']) };
    case 3:
    case 4:
      return { do: 'name contact', by, contact: pick(Object.keys(contacts) as Contact[]) };
    case 5:
      return { do: 'revoke', by };
    case 6:
      return { do: 'stop acting', by: seldom() ? someone() : 'kim', actingFor: pick(delegates) };
    default:
      return invitationAct(draw, by);
  }
}

function invitationAct({ model, chance, seldom, someone, newestOf }: Draw, delegate: Name): Act {
  const naming = newestOf(model.modes.namings);
  const invited = model.modes.namings[naming];
  if (!invited) return { do: 'name contact', by: delegate, contact: 'kim' };
  const by = seldom() ? someone() : invited.is;
  return { do: chance(5) === 0 ? 'decline invitation' : 'accept invitation', by, naming };
}
