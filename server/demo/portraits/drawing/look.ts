import type { DemoPerson } from '../../shapes.ts';
import { byHand, type Dress, type Headwear } from './by-hand.ts';
import { mixed } from './colours.ts';
import { regionOf, regions, type Region, type RegionName } from './regions.ts';
import { dice, type Dice } from './roll.ts';

export type Sitter = Pick<DemoPerson, 'key' | 'honorific' | 'profile' | 'birthDate'> & { dial: string };

/** Everything that the drawing depends on. */
export type Look = {
  roll: Dice;
  female: boolean;
  age: number;
  region: Region;
  skin: string;
  hair: string;
  style: string;
  beard: 'none' | 'full' | 'moustache' | 'short';
  glasses: boolean;
  dress: Dress;
  headwear: Headwear | undefined;
  /** Half widths of the face at cheekbones, jaw and chin. */
  cheek: number;
  jaw: number;
  chin: number;
};

const year = 2026;

export function lookOf(sitter: Sitter): Look {
  const roll = dice(sitter.key);
  const own = byHand[sitter.key] ?? {};
  const [female, age] = [isFemale(sitter), year - Number(sitter.birthDate.slice(0, 4))];
  const name = own.region ?? regionOf(sitter.dial);
  const region: Region = regions[name];
  const style = own.bald ? 'bald' : styleOf({ roll, female, age, region });
  return {
    ...{ roll, female, age, region, style, headwear: own.headwear },
    skin: roll.pick('skin', region.skin),
    hair: greyed(roll.pick('hair', region.hair), { roll, age, female }),
    beard: female ? 'none' : beardOf(roll, region, own.headwear),
    glasses: roll.chance('glasses', age > 58 ? 0.5 : age > 48 ? 0.36 : 0.25),
    dress: own.dress ?? dressOf({ roll, female, name }),
    cheek: roll.between('cheek', female ? 35.5 : 37.5, female ? 39 : 41.5),
    jaw: roll.between('jaw', female ? 26 : 30, female ? 30.5 : 35),
    chin: roll.between('chin', female ? 9 : 12, female ? 13 : 17),
  };
}

/** Where the form of address does not tell, the profile does: "She studies …"; 先生 and 女士 are in no profile. */
function isFemale({ key, honorific, profile }: Sitter): boolean {
  if (honorific?.en.endsWith('Mr')) return false;
  if (honorific?.en.endsWith('Ms')) return true;
  const [she, he] = [/\b(she|her|hers)\b/i, /\b(he|his|him)\b/i].map((word) => word.test(profile.en));
  if (she !== he) return she === true;
  return women.has(key);
}

/** Women whose record says neither. */
const women = new Set([
  'priya-elliston-rao',
  'nuria-casadevall',
  'florencia-gallino',
  'samia-hammouda',
  'anushka-mazumder',
  'namgung-seo-a',
  'catalina-verdejo',
  'bai-qiyun',
  'xing-lihua',
  'xu-yanru',
  'you-lingjia',
  'yu-qingyue',
  'yu-yanqing',
]);

type Person = { roll: Dice; female: boolean; age: number };

function greyed(colour: string, { roll, age, female }: Person): string {
  const usual = (age - (female ? 60 : 54)) / 22;
  const share = Math.min(0.92, Math.max(0, usual + roll.between('grey', -0.35, 0.3)));
  return mixed(colour, roll.pick('grey tone', ['#d8d4ce', '#c9c6c2', '#b9b6b3']), female ? share * 0.55 : share);
}

function styleOf({ roll, female, age, region }: Person & { region: Region }): string {
  if (female) {
    if (region.curls === 'all') return roll.pick('style', ['natural', 'cropped', 'tied back', 'top knot', 'waves']);
    const older = ['bob', 'short', 'tied back', 'waves', 'bob'];
    return roll.pick('style', age > 58 ? older : ['bob', 'long', 'tied back', 'waves', 'fringe', 'top knot', 'short']);
  }
  const thin = roll.chance('thin', (age - 45) / 60);
  if (region.curls === 'all')
    return roll.pick('style', thin ? ['bald', 'ring'] : ['cropped', 'cropped', 'bald', 'curls']);
  if (thin) return roll.pick('style', ['ring', 'receding', 'receding', 'bald']);
  const usual = ['side parting', 'swept back', 'crew cut', 'side parting', 'left parting', 'receding'];
  return roll.pick('style', region.curls === 'some' ? [...usual, 'curls'] : usual);
}

function beardOf(roll: Dice, region: Region, headwear: Headwear | undefined): Look['beard'] {
  if (headwear === 'ghutra' || roll.chance('beard', region.beard)) return roll.pick('kind of beard', ['full', 'short']);
  return roll.chance('moustache', region.moustache) ? 'moustache' : 'none';
}

function dressOf({ roll, female, name }: { roll: Dice; female: boolean; name: RegionName }): Dress {
  if (female) return roll.pick('dress', ['blazer', 'blazer', 'round neck', 'blazer', 'round neck', 'stand collar']);
  const open = name === 'eastAsian' ? 0.1 : 0.2;
  return roll.chance('open collar', open) ? 'open collar' : 'suit';
}
