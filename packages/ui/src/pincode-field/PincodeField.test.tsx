import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PincodeField } from './PincodeField.tsx';

test('keeps six digits and says when they are there', async () => {
  const complete = vi.fn();
  render(<PincodeField onComplete={complete} />);
  await userEvent.type(screen.getByLabelText('Pincode'), '110 0');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Pincode'), '03');
  expect(complete).toHaveBeenCalledExactlyOnceWith('110003');
  expect(screen.getByLabelText<HTMLInputElement>('Pincode').value).toBe('110003');
});
