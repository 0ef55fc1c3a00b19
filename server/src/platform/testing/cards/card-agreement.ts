import { names, type Act, type Name, type Views } from './card-people.ts';

/** What was acknowledged so far: who sent which card to whom, and which ones a receiver deleted. */
export function cardHistory() {
  const sent: { from: Name; to: Name }[] = [];
  const deletedBy = new Set<string>();
  return {
    note(act: Act, said: string) {
      if (act.do === 'send' && said === 'sent') sent.push({ from: act.by, to: act.to });
      const card = act.do === 'delete' && said === 'done' ? sent[act.card] : undefined;
      if (card) deletedBy.add(`${card.from} to ${card.to}`);
    },
    disagreements: (views: Views) => disagreements(views, deletedBy),
  };
}

/** Where the two sides of a card do not agree. It knows nothing of the model, so that both could not be wrong alike. */
function disagreements(views: Views, deletedBy: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const open = new Map<string, number>();
  const count = (one: Name, other: Name) => {
    const pair = [one, other].toSorted().join(' and ');
    open.set(pair, (open.get(pair) ?? 0) + 1);
  };
  for (const name of names) {
    const { received = [], sent = [], friends = [] } = views[name] ?? {};
    for (const line of received) {
      const { number, other } = readLine(line);
      count(name, other);
      if (views[other]?.sent.includes(`${number} to ${name}`) === false)
        found.push(`${name} received ${number}, unsent`);
    }
    for (const line of sent) {
      const { number, other } = readLine(line);
      const arrived = views[other]?.received.includes(`${number} from ${name}`);
      if (arrived === false && !deletedBy.has(`${name} to ${other}`)) found.push(`${number} of ${name} did not arrive`);
    }
    for (const line of friends) {
      const { number, other } = readLine(line);
      if (name < other) count(name, other);
      const isMutual = views[other]?.friends.some((theirs) => theirs.startsWith(`${number} ${name}:`));
      if (isMutual === false) found.push(`${other} is a friend of ${name} on one side`);
    }
  }
  for (const [pair, cards] of open) if (cards > 1) found.push(`${pair} have ${cards} open cards`);
  return found;
}

/** Reads `3 from ann`, `3 to ann` and `3 ann: what is shared`. */
function readLine(line: string): { number: string; other: Name } {
  const [, number = '', other = ''] = /^(\d+) (?:from |to )?(\w+)/.exec(line) ?? [];
  return { number, other: other as Name };
}
