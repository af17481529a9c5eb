import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

test('shows a clear button only while there is text', async () => {
  const onClear = vi.fn();
  const { rerender } = render(<SearchField label="Search" value="" onChange={vi.fn()} onClear={onClear} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SearchField label="Search" value="saree" onChange={vi.fn()} onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledOnce();
});
