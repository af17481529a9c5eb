import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LazyDrawer } from './LazyDrawer.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Filter
      </button>
      <LazyDrawer title="Filter" open={open} onOpenChange={setOpen}>
        Colours
      </LazyDrawer>
    </>
  );
}

test('the drawer mounts only when it opens, and returns the focus to its opener', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const _time of ['first', 'again']) {
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(document.activeElement).toBe(drawer));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
  }
});
