import { expect, test } from 'vitest';
import { TooManyAtOnce, turns } from './turns.ts';

const usual = { atOnce: 2, mostWaiting: 3, longestWait: 60_000, beforeRefusal: 0, longestRest: 0 };

/** Calls that last until the test ends them. */
function callsIn(inTurn: ReturnType<typeof turns>) {
  const began: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    began,
    make: (who: string, what: string) =>
      Promise.resolve(
        inTurn(who, () => {
          began.push(what);
          const end = Promise.withResolvers<string>();
          ends.set(what, end);
          return end.promise;
        }),
      ),
    end: async (what: string) => {
      ends.get(what)?.resolve(what);
      await new Promise((settled) => setImmediate(settled));
    },
    fail: async (what: string) => {
      ends.get(what)?.reject(new Error(what));
      await new Promise((settled) => setImmediate(settled));
    },
  };
}

test('two calls of a person run at once, the others wait in order, and nobody else waits for them', async () => {
  const { began, make, end } = callsIn(turns(usual));
  const made = ['1', '2', '3', '4'].map((what) => make('Gu', what));
  expect(began).toEqual(['1', '2']);
  const other = make('Helena', 'hers');
  expect(began).toEqual(['1', '2', 'hers']);
  await end('hers');
  await expect(other).resolves.toBe('hers');
  await end('2');
  expect(began).toEqual(['1', '2', 'hers', '3']);
  for (const what of ['1', '3', '4']) await end(what);
  await expect(Promise.all(made)).resolves.toEqual(['1', '2', '3', '4']);
});

test('a call that fails passes its turn on', async () => {
  const { began, make, fail, end } = callsIn(turns({ ...usual, atOnce: 1 }));
  const [first, second, third] = [make('Gu', '1'), make('Gu', '2'), make('Gu', '3')];
  const failed = Promise.allSettled([first, second]);
  await fail('1');
  await fail('2');
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await end('3');
  await expect(third).resolves.toBe('3');
  expect(began).toEqual(['1', '2', '3']);
});

test('beyond those that wait a call is refused, and after them the person has all turns again', async () => {
  const { began, make, end } = callsIn(turns(usual));
  const waiting = ['1', '2', '3', '4', '5'].map((what) => make('Gu', what));
  await expect(make('Gu', '6')).rejects.toBeInstanceOf(TooManyAtOnce);
  for (const what of ['1', '2', '3', '4', '5']) await end(what);
  await Promise.all(waiting);
  void make('Gu', '7');
  void make('Gu', '8');
  expect(began).toEqual(['1', '2', '3', '4', '5', '7', '8']);
});

test('a call that waited too long is refused, and its place in the line is free', async () => {
  const { began, make, end } = callsIn(turns({ ...usual, atOnce: 1, mostWaiting: 1, longestWait: 1 }));
  const first = make('Gu', '1');
  await expect(make('Gu', '2')).rejects.toBeInstanceOf(TooManyAtOnce);
  await expect(make('Gu', '3')).rejects.toBeInstanceOf(TooManyAtOnce);
  await end('1');
  await first;
  void make('Gu', '4');
  expect(began).toEqual(['1', '4']);
});

test('what is there at once needs no turn', () => {
  const inTurn = turns({ ...usual, atOnce: 1, mostWaiting: 0 });
  expect(['a', 'b', 'c'].map((kept) => inTurn('Gu', () => kept))).toEqual(['a', 'b', 'c']);
});

test('a crowd rests between its calls, and a person who makes one after the other does not', async () => {
  const { began, make, end } = callsIn(turns({ ...usual, atOnce: 1, longestRest: 60_000 }));
  const first = make('Gu', '1');
  await end('1');
  await first;
  const second = make('Gu', '2');
  expect(began).toEqual(['1', '2']);
  const third = make('Gu', '3');
  // It takes a little, and the next call has to wait for as long.
  await new Promise((settled) => setTimeout(settled, 20));
  await end('2');
  await second;
  expect(began).toEqual(['1', '2']);
  await new Promise<void>((settled) => {
    const look = () => (began.length === 3 ? settled() : void setTimeout(look, 5));
    look();
  });
  await end('3');
  await expect(third).resolves.toBe('3');
});
