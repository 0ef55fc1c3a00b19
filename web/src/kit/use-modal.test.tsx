import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useModal } from './use-modal.ts';

function Note({ onClose }: { onClose: () => void }) {
  return (
    <dialog {...useModal(onClose)} aria-label="Note">
      <button type="button" onClick={onClose}>
        Done
      </button>
    </dialog>
  );
}

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button">First</button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Note onClose={() => setOpen(false)} />}
    </>
  );
}

test.each(['{Enter}', '{Escape}'])('when %s has closed it, the focus is where it was before', async (key) => {
  const screen = await render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('one that came with its page leaves the focus at the heading', async () => {
  const page = (open: boolean) => (
    <>
      <h1>Page</h1>
      {open && <Note onClose={() => undefined} />}
    </>
  );
  const screen = await render(page(true));
  await screen.rerender(page(false));
  await expect.element(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
});
