import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

test('offers to clear what is there, by name', async () => {
  const clear = vi.fn();
  const { rerender } = render(<SearchField label="Search" value="" onChange={vi.fn()} onClear={clear} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SearchField label="Search" value="saree" onChange={vi.fn()} onClear={clear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(clear).toHaveBeenCalledOnce();
});
