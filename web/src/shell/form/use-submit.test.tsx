import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../kit/button/button.tsx';
import { Field } from '../../kit/field/field.tsx';
import { CallFailure, type RefusedFor } from '../../lib/call/call-failure.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { overlay } from '../overlay/overlay.ts';
import { Form, FormProblem } from './form.tsx';
import { useSubmit, type Submission } from './use-submit.ts';

type Fields = 'name' | 'time';
type Props = { work: Submission<Fields>; about?: string };

function NoteForm({ work, about = '' }: Props) {
  const form = useSubmit({ fields: ['name', 'time'], refusals: { tooOften: 'time' }, about });
  return (
    <Form by={form} className="note-form" onSubmit={work}>
      <Field {...form.at('name')} label="Name" />
      <Field
        {...form.at('time')}
        label="Time"
        end={
          <button type="button" onClick={() => form.submit(work, 'now')}>
            Now
          </button>
        }
      />
      <FormProblem of={form} />
      <output>{form.refusal}</output>
      <Button type="submit">Save</Button>
    </Form>
  );
}

async function open(work: Submission<Fields>) {
  const screen = await render(<NoteForm work={work} />);
  const [name, time] = ['Name', 'Time'].map((label) => screen.getByRole('textbox', { name: label }));
  if (!name || !time) throw new Error('the form has two fields');
  return { screen, name, time, save: screen.getByRole('button', { name: 'Save' }).element() as HTMLElement };
}

const refuses = (carried: RefusedFor) => async () => {
  throw new CallFailure(-1, 'Not like this', carried);
};

beforeEach(() => {
  language.set('en');
  letTapsPass();
});

test('two taps send a form once; a later one sends it again', async () => {
  const work = vi.fn<Submission<Fields>>(async () => ({ name: 'Too short' }));
  const { name, save } = await open(work);
  save.click();
  await expect.element(name).toHaveAccessibleDescription('Too short');
  letTapsPass(799);
  save.click();
  expect(work).toHaveBeenCalledTimes(1);
  letTapsPass(1);
  save.click();
  expect(work).toHaveBeenCalledTimes(2);
});

test.each(['the field', 'the button'])('Enter pressed twice in %s sends a form once', async (place) => {
  const work = vi.fn<Submission<Fields>>(async () => undefined);
  const { name, save } = await open(work);
  if (place === 'the field') await name.click();
  else save.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => work).toHaveBeenCalledTimes(1);
});

test('a second tap does not stop another button from its own action', async () => {
  const work = vi.fn<Submission<Fields>>(async () => ({ name: 'Too short' }));
  const { screen, name, save } = await open(work);
  save.click();
  await expect.element(name).toHaveAccessibleDescription('Too short');
  save.click();
  (screen.getByRole('button', { name: 'Now' }).element() as HTMLElement).click();
  expect(work).toHaveBeenCalledTimes(2);
});

test('nothing else in the form is done until the answer is there, however long that takes', async () => {
  const { promise, resolve } = Promise.withResolvers<{ name: string }>();
  const work = vi.fn<Submission<Fields>>(() => promise);
  const { screen, name, save } = await open(work);
  const other = screen.getByRole('button', { name: 'Now' }).element() as HTMLElement;
  save.click();
  letTapsPass();
  other.click();
  expect(work).toHaveBeenCalledTimes(1);
  resolve({ name: 'Too short' });
  await expect.element(name).toHaveAccessibleDescription('Too short');
  other.click();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a call that got lost leaves no problem, what was typed, and a form that can be sent again', async () => {
  const work = vi.fn<Submission<Fields>>().mockRejectedValue(new CallFailure(5, 'timeout'));
  const { screen, name, save } = await open(work);
  await name.fill('Breakfast');
  save.click();
  await vi.waitFor(() => {
    letTapsPass();
    save.click();
    expect(work).toHaveBeenCalledTimes(2);
  });
  await expect.element(name).toHaveValue('Breakfast');
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('problems that the form finds stand at their fields; the first is focused, and no toast repeats it', async () => {
  const { name, time, save } = await open(async () => ({ time: 'In the past', name: 'Too short' }));
  save.click();
  await expect.element(name).toHaveAccessibleDescription('Too short');
  await expect.element(time).toHaveAccessibleDescription('In the past');
  await expect.element(name).toHaveFocus();
  expect(overlay.toasts.get()).toBeUndefined();
});

test('fields that the server refuses show its reasons; the first is focused', async () => {
  const { name, time, save } = await open(
    refuses({ refusal: 'invalidInput', fields: { time: 'Required', name: 'Too long' } }),
  );
  save.click();
  await expect.element(name).toHaveAccessibleDescription('Too long');
  await expect.element(time).toHaveAccessibleDescription('Required');
  await expect.element(name).toHaveFocus();
});

test('a refusal stands where the form wants it by its name, any other above the button', async () => {
  const work = vi
    .fn<Submission<Fields>>()
    .mockImplementationOnce(refuses({ refusal: 'tooOften' }))
    .mockImplementationOnce(refuses({ refusal: 'notVerified' }));
  const { screen, time, save } = await open(work);
  save.click();
  await expect.element(time).toHaveAccessibleDescription('Not like this');
  await expect.element(time).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('tooOften');
  letTapsPass();
  save.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not like this');
  await expect.element(time).not.toHaveAccessibleDescription();
});

test('problems disappear when the language or the choice changes', async () => {
  const work: Submission<Fields> = async () => ({ name: 'Too short' });
  const { screen, name, save } = await open(work);
  save.click();
  await expect.element(name).toHaveAccessibleDescription('Too short');
  await screen.rerender(<NoteForm work={work} about="another day" />);
  await expect.element(name).not.toHaveAccessibleDescription();
  await screen.rerender(<NoteForm work={work} />);
  await expect.element(name).toHaveAccessibleDescription('Too short');
  language.set('zh');
  await expect.element(name).not.toHaveAccessibleDescription();
});
