import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chip } from './Chip.tsx';

test('with href, renders a link that works without scripts', () => {
  render(<Chip href="/bags">Totes</Chip>);
  expect(screen.getByRole('link', { name: 'Remove Totes' }).getAttribute('href')).toBe('/bags');
});

test('without href, renders a button', async () => {
  const remove = vi.fn();
  render(
    <Chip onRemove={remove} removeLabel="Remove coupon WINTER5000">
      WINTER5000
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove coupon WINTER5000' }));
  expect(remove).toHaveBeenCalledOnce();
});
