import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { alphabet, charactersInAPicture, newCharacters, randomFrom, sameCharacters } from './characters.ts';
import { characterPicture, pictureSize } from './picture.ts';
import { characterSound } from './sound.ts';
import { varied } from './voice.ts';

describe('the characters', () => {
  test('are never 0, O, 1, I or L, and there are at least eighteen', () => {
    expect(alphabet).not.toMatch(/[0O1IL]/i);
    expect(new Set(alphabet).size).toBe(alphabet.length);
    expect(alphabet.length).toBeGreaterThanOrEqual(18);
  });

  test('hold no two that look alike', () => {
    for (const pair of ['2Z', '5S', '8B', 'UV', 'G6', 'CG', 'A4', 'NM', 'XY', 'KX', 'DO', 'EF', 'PR', '17'])
      expect(Array.from(pair).filter((character) => alphabet.includes(character)).length).toBeLessThan(2);
  });

  test('are new each time and all of the alphabet', () => {
    const many = Array.from({ length: 500 }, () => newCharacters());
    expect(new Set(many).size).toBeGreaterThan(480);
    expect(new Set(many.join(''))).toEqual(new Set(alphabet));
    expect(many.every((characters) => characters.length === charactersInAPicture)).toBe(true);
  });

  test('come from the given randomness', () => {
    expect(newCharacters(() => 0)).toBe('2222');
    expect(newCharacters(() => 0.999_999)).toBe('YYYY');
  });

  test('come from a seed as from anything else: the same from the same, others from others', () => {
    const numbers = (seed: string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 3000 }, () => random());
    };
    expect(numbers('one')).toEqual(numbers('one'));
    expect(numbers('one')).not.toEqual(numbers('other'));
    expect(new Set(numbers('one')).size).toBeGreaterThan(2990);
    expect(Math.min(...numbers('one'))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers('one'))).toBeLessThan(1);
  });

  test('are the same in either case and with spaces', () => {
    expect(sameCharacters('C3KW', ' c3 kw ')).toBe(true);
    expect(sameCharacters('C3KW', 'C3KY')).toBe(false);
    expect(sameCharacters('C3KW', 'C3K')).toBe(false);
    expect(sameCharacters('C3KW', '')).toBe(false);
  });

  test('are the same when a reader types a likeness that no picture holds', () => {
    expect(sameCharacters('4526UYEP7', 'aszgvxfr1')).toBe(true);
    expect(alphabet).not.toMatch(/[ASZGVXFR1]/);
  });
});

describe('the picture', () => {
  test('is a small PNG of the right size', async () => {
    const picture = await characterPicture(newCharacters());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...pictureSize });
    expect(picture.length).toBeLessThan(8000);
  });

  test('can be drawn of every character, in either case', async () => {
    for (const character of alphabet) await characterPicture(character + character.toLowerCase());
    await expect(characterPicture('C?')).rejects.toThrow('no glyph');
  });

  test('of the same characters differs each time', async () => {
    const [one, other] = await Promise.all([characterPicture('C3KW'), characterPicture('C3KW')]);
    expect(one).not.toEqual(other);
  });
});

describe.each(['en', 'zh'] as const)('the sound in %s', (language) => {
  test('is a WAV file of 8 kHz, one channel and eight bits', () => {
    const sound = characterSound('C3KW', language);
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF');
    expect(sound.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
    expect([sound.readUInt16LE(20), sound.readUInt16LE(22), sound.readUInt32LE(24), sound.readUInt16LE(34)]).toEqual([
      1, 1, 8000, 8,
    ]);
    expect(sound.readUInt32LE(40)).toBe(sound.length - 44);
  });

  test.each(Array.from(alphabet))('says %s for as long as it takes, and unclipped', (character) => {
    const samples = characterSound(character, language, () => 0.5).subarray(44);
    expect(samples.length / 8000).toBeGreaterThan(1.45);
    expect(samples.length / 8000).toBeLessThan(3);
    expect(Math.max(...samples)).toBeLessThan(255);
    expect(Math.min(...samples)).toBeGreaterThan(0);
    expect(Math.max(...samples)).toBeGreaterThan(165);
  });

  test('grows with the characters and differs each time', () => {
    expect(characterSound('C3KW', language).length).toBeGreaterThan(characterSound('C3', language).length);
    expect(characterSound('C3KW', language)).not.toEqual(characterSound('C3KW', language));
  });

  test('is the same from the same randomness, so that asking again tells nothing new', () => {
    const [one, again, other] = ['one', 'one', 'other'].map((seed) =>
      characterSound('C3KW', language, randomFrom(seed)),
    );
    expect([one?.equals(again ?? Buffer.of()), one?.equals(other ?? Buffer.of())]).toEqual([true, false]);
  });

  test('of a whole picture is four to twelve seconds long, and small enough for a phone', () => {
    for (let time = 0; time < 40; time += 1) {
      const random = randomFrom(String(time));
      const { length } = characterSound(newCharacters(random), language, random).subarray(44);
      expect(length / 8000).toSatisfy((long: number) => long > 4 && long < 12);
    }
  });

  test('begins and ends among people who talk, not in silence or hiss that would tell where the characters are', () => {
    const sounds = Array.from({ length: 20 }, (_, time) => {
      const random = randomFrom(String(time));
      return characterSound(newCharacters(random), language, random).subarray(44);
    });
    const around = sounds.flatMap((sound) => [sound.subarray(0, 3200), sound.subarray(-3200)]);
    const whole = average(sounds.map(loudness));
    expect(average(around.map(loudness)) / whole).toSatisfy((share: number) => share > 0.45 && share < 0.8);
    // Hiss has 2 of this, speech about 0.6.
    expect(average(around.map(roughness))).toBeLessThan(1);
  });

  test('says the same character in another way each time', () => {
    const random = randomFrom('seven');
    const lengths = Array.from({ length: 30 }, () => varied('7', language, random).length);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(1.2);
  });

  test('says letters of either case, and nothing unknown', () => {
    expect(characterSound('c', language).length).toBeGreaterThan(8000);
    expect(() => characterSound('/', language)).toThrow('no recording');
  });
});

const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function loudness(samples: Uint8Array): number {
  return Math.sqrt(average(Array.from(samples, (sample) => (sample - 128) ** 2)));
}

/** How much of a sound is in the change from sample to sample. */
function roughness(samples: Uint8Array): number {
  const changes = Array.from(samples.subarray(1), (sample, at) => (sample - (samples[at] ?? 0)) ** 2);
  return average(changes) / loudness(samples) ** 2;
}
