import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chip } from './Chip.tsx';

test('with an address it is a link that works without script', () => {
  render(<Chip href="/bags">Totes</Chip>);
  expect(screen.getByRole('link', { name: 'Remove Totes' }).getAttribute('href')).toBe('/bags');
});

test('without one it is a button', async () => {
  const remove = vi.fn();
  render(
    <Chip onRemove={remove} removeLabel="Take off coupon WINTER5000">
      WINTER5000
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take off coupon WINTER5000' }));
  expect(remove).toHaveBeenCalledOnce();
});
