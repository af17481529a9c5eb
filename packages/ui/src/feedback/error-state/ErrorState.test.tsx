import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

test('shows what happened and offers a retry', async () => {
  const retry = vi.fn();
  render(<ErrorState onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
