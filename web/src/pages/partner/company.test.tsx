import axe from 'axe-core';
import { getPartner, type Partner, type PartnerPerson } from 'contract/calls/partners';
import { beforeEach, expect, test } from 'vitest';
import { partner } from '../../features/partners/partners.testing.ts';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import CompanyPage from './company.tsx';

beforeEach(() => language.set('en'));

let server: ReturnType<typeof serve>;
const delegate = (name: string, photo: PartnerPerson['photo'] = null): PartnerPerson => ({
  ...{ id: name, name, title: `Title of ${name}`, photo },
});

function open(more: Partial<Partner> = {}) {
  server = serve([answers(getPartner, { ...partner, ...more })]);
  return openPage('/pages/partner/company?id=p1', <CompanyPage />);
}

test('the profile in its paragraphs, the website and the address', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Built in the high country.')).toBeVisible();
  await expect.element(screen.getByText('The heat warms villages.')).toBeVisible();
  const website = screen.getByRole('link', { name: 'www.yunpan-data.example' });
  await expect.element(website).toHaveAttribute('href', 'https://www.yunpan-data.example/');
  await expect.element(website).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(screen.getByText('2 Panshi Street, Beijing')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Contribution to the Forum' }))
    .toHaveAttribute('href', '/pages/partner/detail?id=p1');
});

test('its people in their order, each with a way to their page, without loading the whole directory', async () => {
  const screen = await open({ people: [delegate('An Anran', 2), delegate('Fan Ruoheng')] });
  await expect.element(screen.getByRole('heading', { name: 'Delegates at the Forum 2' })).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['An Anran', 'Fan Ruoheng']);
  await expect
    .element(screen.getByRole('link', { name: 'An Anran' }))
    .toHaveAttribute('href', '/pages/guest/detail?id=An+Anran');
  const photos = screen.container.querySelectorAll('.avatar img');
  expect(Array.from(photos, (photo) => photo.getAttribute('src'))).toEqual(['/media/An Anran.2']);
  expect(server.names()).toEqual(['getPartner']);
});

test('without people in the directory their part is left out', async () => {
  const screen = await open({ people: [] });
  await expect.element(screen.getByText('The heat warms villages.')).toBeVisible();
  expect(screen.getByRole('heading', { name: /Delegates/ }).elements()).toHaveLength(0);
});

test('a website that is no web address is shown without a link', async () => {
  const screen = await open({ website: 'javascript:alert(1)' });
  await expect.element(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});

test('without website and address their part is left out', async () => {
  const screen = await open({ website: null, address: null });
  await expect.element(screen.getByText('The heat warms villages.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Website and address' }).elements()).toHaveLength(0);
});

test('a partner that is no longer listed shows a way back', async () => {
  serve([]);
  const screen = await openPage('/pages/partner/company?id=', <CompanyPage />);
  await expect.element(screen.getByRole('heading', { name: 'This organisation is no longer listed' })).toBeVisible();
});

test('nothing that axe would object to', async () => {
  const screen = await open();
  await expect.element(screen.getByText('The heat warms villages.')).toBeVisible();
  const { violations } = await axe.run({ exclude: ['.toast'] });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
