import axe from 'axe-core';
import type { Arrangement } from 'contract/calls/mine';
import { beforeEach, describe, expect, test } from 'vitest';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { openAt } from './index.testing.tsx';

beforeEach(() => {
  language.set('en');
  letTapsPass();
});

test('from the end of the last day Home says until when one can log in', async () => {
  const during = await openAt('22T23:59');
  await expect.element(during.getByRole('heading', { name: 'Help' })).toBeVisible();
  expect(during.getByText('The Forum has concluded').query()).toBeNull();
  await during.unmount();
  language.set('zh');
  const after = await openAt('23T00:00');
  await expect.element(after.getByText('您可在2027年3月29日24时前登录', { exact: false })).toBeVisible();
});

const hotel: Arrangement = {
  kind: 'hotel',
  id: 'h',
  name: 'Chenghuai Hotel',
  address: '18 Yunxiu Street',
  nameZh: '澄怀酒店',
  addressZh: '云岫街18号',
  nameEn: 'Chenghuai Hotel',
  room: '1206',
  // As the secretariat types it.
  phone: '+86 10 1555 0140',
  from: '2027-03-20',
  to: '2027-03-24',
};
const car: Arrangement = {
  ...{ kind: 'car', id: 'c', name: 'Car 26', plate: '京A·YL026', from: 'East Gate', to: 'Yunxiu Arts Centre' },
  startsAt: '2027-03-22T18:00:00+08:00',
};
const seat: Arrangement = {
  ...{ kind: 'seat', id: 's', where: 'Arts Centre', seat: 'table 3' },
  meeting: { id: 'm1', title: 'Evening of Culture' },
};
const officer: Arrangement = { kind: 'officer', id: 'o', name: 'Mi Zhiyao', phone: '+86 10 1555 0126' };

const arranged = (...all: Arrangement[]) => ({ mine: { arrangements: { version: 'v', all } } });

describe('my arrangements', () => {
  test.each([
    [
      'en',
      'My arrangements',
      [
        'Only you can see this',
        'Arts Centre, table 3',
        'Chenghuai Hotel, room 1206',
        '20–24 March 2027',
        'Car 26, 京A·YL026',
      ],
      'Today 18:00, East Gate, to Yunxiu Arts Centre',
      'Mi Zhiyao: call +86 10 1555 0126',
    ],
    [
      'zh',
      '我的安排',
      ['仅您本人可见', 'Arts Centre，table 3', 'Chenghuai Hotel 1206房间', '2027年3月20日至24日', 'Car 26，京A·YL026'],
      '今天 18:00，East Gate上车，前往Yunxiu Arts Centre',
      'Mi Zhiyao：致电+86 10 1555 0126',
    ],
  ] as const)('are hotel, car, seat and liaison officer, in %s', async (shown, title, texts, ride, call) => {
    language.set(shown);
    const screen = await openAt('22T10:12', arranged(hotel, car, seat, officer));
    const mine = screen.getByRole('region', { name: title });
    for (const text of [...texts, ride]) await expect.element(mine.getByText(text, { exact: true })).toBeVisible();
    await expect.element(mine.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+861015550126');
    const hotelCall = mine.getByRole('link', { name: /Chenghuai Hotel.*1555 0140/ });
    await expect.element(hotelCall).toHaveAttribute('href', 'tel:+861015550140');
    await expect
      .element(mine.getByRole('link', { name: 'Evening of Culture' }))
      .toHaveAttribute('href', '/pages/meeting/detail?id=m1');
    expect(mine.getByRole('button', { name: /copy the number|复制号码/ }).elements()).toHaveLength(1);
  });

  test.each(['en', 'zh'] as const)(
    'the hotel is shown to the driver in Chinese, whatever the screen speaks: %s',
    async (shown) => {
      language.set(shown);
      const screen = await openAt('22T10:12', arranged(hotel));
      await screen.getByRole('button', { name: /Show the driver|出示给司机/ }).click();
      const card = screen.getByRole('dialog');
      await expect.element(card.getByText('澄怀酒店')).toBeVisible();
      await expect.element(card.getByText('云岫街18号')).toBeVisible();
      await expect.element(card.getByText('Chenghuai Hotel')).toBeVisible();
      letTapsPass();
      await card
        .getByRole('button', { name: /Done|完成/ })
        .last()
        .click();
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
  );

  test('a seat that is in no meeting of the agenda leads nowhere, and a car of another day has its date', async () => {
    const screen = await openAt(
      '22T10:12',
      arranged({ ...seat, meeting: null }, { ...car, plate: null, startsAt: '2027-03-23T07:40:00+08:00' }),
    );
    await expect.element(screen.getByText('23 Mar 07:40, East Gate, to Yunxiu Arts Centre')).toBeVisible();
    await expect.element(screen.getByText('Car 26', { exact: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Evening of Culture' }).query()).toBeNull();
  });

  test('a limited session, or a person for whom nothing was arranged, sees nothing of them', async () => {
    for (const world of [{ mine: {} }, arranged()]) {
      const screen = await openAt('22T10:12', world);
      await expect.element(screen.getByRole('region', { name: 'Help' })).toBeVisible();
      expect(screen.getByText('My arrangements').query()).toBeNull();
      await screen.unmount();
    }
  });

  test('long texts wrap, and axe objects to nothing', async () => {
    const long = 'Extraordinarily long name of a house '.repeat(6);
    const screen = await openAt('22T10:12', arranged({ ...hotel, name: long, address: long }, car, seat, officer));
    await expect.element(screen.getByText('Mi Zhiyao')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const { violations } = await axe.run(screen.container);
    expect(violations).toEqual([]);
  });
});
