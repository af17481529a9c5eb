import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PincodeField } from './PincodeField.tsx';

test('drops spaces and calls onComplete once, at the sixth digit', async () => {
  const onComplete = vi.fn();
  render(<PincodeField onComplete={onComplete} />);
  await userEvent.type(screen.getByLabelText('Pincode'), '110 0');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Pincode'), '03');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('110003');
  expect(screen.getByLabelText<HTMLInputElement>('Pincode').value).toBe('110003');
});
