import { expect, test } from 'vitest';
import { breakersByName, circuitBreaker } from './circuit-breaker.ts';

function breakerInTime() {
  let now = 0;
  const told: string[] = [];
  const breaker = circuitBreaker({
    ticks: () => now,
    opened: (again) => told.push(again ? 'opened again' : 'opened'),
    closed: () => told.push('closed'),
  });
  return {
    breaker,
    told,
    pass: (milliseconds: number) => void (now += milliseconds),
    fail(milliseconds = 0) {
      const pass = breaker.enter();
      now += milliseconds;
      pass?.failed();
    },
    succeed: () => breaker.enter()?.succeeded(),
  };
}

test('four failures in a row leave the provider in use, the fifth does not', () => {
  const { breaker, fail, told } = breakerInTime();
  for (let failures = 0; failures < 4; failures += 1) fail();
  expect(breaker.isOpen()).toBe(false);
  fail();
  expect(breaker.isOpen()).toBe(true);
  expect(breaker.enter()).toBe(undefined);
  expect(told).toEqual(['opened']);
});

test('a success in between starts the count again', () => {
  const { breaker, fail, succeed } = breakerInTime();
  for (let failures = 0; failures < 4; failures += 1) fail();
  succeed();
  for (let failures = 0; failures < 4; failures += 1) fail();
  expect(breaker.isOpen()).toBe(false);
});

test('thirty seconds of stalling open it before the fifth failure', () => {
  const { breaker, fail } = breakerInTime();
  fail(10_000);
  fail(10_000);
  expect(breaker.isOpen()).toBe(false);
  fail(10_000);
  expect(breaker.isOpen()).toBe(true);
});

test('failures far apart are no stall', () => {
  const { breaker, fail, pass } = breakerInTime();
  fail();
  pass(60 * 60_000);
  fail();
  expect(breaker.isOpen()).toBe(false);
});

test('after thirty seconds one message tries it for all, and a success closes it', () => {
  const { breaker, fail, pass, told } = breakerInTime();
  for (let failures = 0; failures < 5; failures += 1) fail();
  pass(29_999);
  expect(breaker.enter()).toBe(undefined);
  pass(1);
  expect(breaker.isOpen()).toBe(false);
  const probe = breaker.enter();
  expect(probe).toBeDefined();
  expect([breaker.enter(), breaker.isOpen()]).toEqual([undefined, true]);
  probe?.succeeded();
  expect([breaker.isOpen(), told]).toEqual([false, ['opened', 'closed']]);
});

test('a failed probe keeps it open for thirty seconds more; an unused one lets another try', () => {
  const { breaker, fail, pass, told } = breakerInTime();
  for (let failures = 0; failures < 5; failures += 1) fail();
  pass(30_000);
  breaker.enter()?.unused();
  fail();
  expect(breaker.isOpen()).toBe(true);
  pass(29_999);
  expect(breaker.isOpen()).toBe(true);
  pass(1);
  expect(breaker.isOpen()).toBe(false);
  expect(told).toEqual(['opened', 'opened again']);
});

test('every failed probe is told, as long as the provider is down', () => {
  const { fail, pass, succeed, told } = breakerInTime();
  for (let failures = 0; failures < 5; failures += 1) fail();
  for (let probes = 0; probes < 3; probes += 1) {
    pass(30_000);
    fail();
  }
  pass(30_000);
  succeed();
  expect(told).toEqual(['opened', 'opened again', 'opened again', 'opened again', 'closed']);
});

test('a try from before the opening that fails late changes nothing but the time', () => {
  const { breaker, fail, pass } = breakerInTime();
  const early = breaker.enter();
  for (let failures = 0; failures < 5; failures += 1) fail();
  pass(10_000);
  early?.failed();
  pass(29_999);
  expect(breaker.isOpen()).toBe(true);
  pass(1);
  expect(breaker.isOpen()).toBe(false);
});

test('breakers by name are as many as are allowed: the one that was used longest ago is forgotten', () => {
  const breakerOf = breakersByName(2);
  const fail = (name: string) => {
    for (let failures = 0; failures < 5; failures += 1) breakerOf(name).enter()?.failed();
  };
  const areOpen = () => ['c', 'b', 'a'].map((name) => breakerOf(name).isOpen());
  fail('a');
  fail('b');
  breakerOf('a');
  fail('c');
  expect(breakerOf('a').isOpen()).toBe(true);
  expect(breakerOf('c').isOpen()).toBe(true);
  expect(breakerOf('b').isOpen()).toBe(false);
  expect(areOpen()).toEqual([true, false, false]);
});
