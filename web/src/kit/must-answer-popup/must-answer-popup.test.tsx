import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MustAnswerPopup } from './must-answer-popup.tsx';

async function open() {
  const choices = { agree: vi.fn(), refuse: vi.fn() };
  const screen = await render(
    <MustAnswerPopup
      title="Before you go on"
      agree={{ text: 'Agree', onChoose: choices.agree }}
      refuse={{ text: 'Disagree', onChoose: choices.refuse }}
    >
      What is kept.
    </MustAnswerPopup>,
  );
  return { ...choices, screen };
}

test('Escape does not put the decision off', async () => {
  const { agree, refuse, screen } = await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Before you go on' })).toBeVisible();
  expect(agree).not.toHaveBeenCalled();
  expect(refuse).not.toHaveBeenCalled();
});

test('each button says what it does', async () => {
  const { agree, refuse, screen } = await open();
  await screen.getByRole('button', { name: 'Disagree' }).click();
  await expect.poll(() => refuse).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => agree).toHaveBeenCalledOnce();
});
