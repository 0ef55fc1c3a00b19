import { chances } from '../chances.ts';
import { beginnings, nextAct } from './card-acts.ts';
import { cardHistory } from './card-agreement.ts';
import { happen, newCardModel, refusalsOf, viewsOf, type CardModel } from './card-model.ts';
import { names, type Act, type Name, type Views, type World } from './card-people.ts';

type Length = {
  acts: number;
  seed: number;
  /** After every so many acts everybody looks, otherwise only those for whom something should have changed. */
  allLookEvery?: number;
};

/**
 * Lets six people act in random order, and compares after every act what they were told and what they see with the
 * model. Returns the first difference, with all that led to it; undefined if there is none.
 */
export async function interleaveCards(world: World, { acts, seed, allLookEvery = 1 }: Length) {
  // Neighbouring seeds would begin alike.
  const chance = chances(Math.imul(seed, 2_654_435_761) >>> 0);
  const [model, history] = [newCardModel(), cardHistory()];
  const story: string[] = [];
  let seen: Views = {};
  for (let turn = 0; turn < acts; turn++) {
    // In every second sequence the assistant is there from the beginning.
    const act = (seed % 2 === 0 && beginnings[turn]) || nextAct(model, chance);
    const before = viewsOf(model);
    const wrong: string[] = [];
    try {
      const expected = whatIsToBeSaid(model, act);
      const said = await world.act(act);
      story.push(`${JSON.stringify(act)} → ${said}`);
      if (!expected.includes(said)) wrong.push(`expected ${expected.join(' or ')}`);
      history.note(act, said);
      const after = viewsOf(model);
      const allLook = turn % allLookEvery === 0 || turn === acts - 1;
      seen = { ...seen, ...(await world.see(whoLooks({ act, before, after, allLook }))) };
      for (const name of names) if (!after[name]) delete seen[name];
      wrong.push(...differences(after, seen), ...history.disagreements(seen));
    } catch (failure) {
      wrong.push(JSON.stringify(act), failure instanceof Error ? failure.message : String(failure));
    }
    if (wrong.length > 0) return [`seed ${seed}, act ${turn + 1}`, ...story, ...wrong].join('\n');
  }
  return undefined;
}

/** Lets it happen in the model, too. Of several reasons for a refusal each may be told. */
function whatIsToBeSaid(model: CardModel, act: Act): string[] {
  const refusals = refusalsOf(model, act);
  return refusals.length > 0 ? refusals : [happen(model, act)];
}

type Looking = { act: Act; before: Views; after: Views; allLook: boolean };

function whoLooks({ act, before, after, allLook }: Looking): Name[] {
  const isConcerned = (name: Name) =>
    ('by' in act && act.by === name) || JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return names.filter((name) => after[name] && (allLook || isConcerned(name)));
}

function differences(model: Views, seen: Views): string[] {
  return names.flatMap((name) => {
    const [should, does] = [JSON.stringify(model[name]), JSON.stringify(seen[name])];
    return should === does ? [] : [`${name} should see ${should}`, `${name} does see    ${does}`];
  });
}
