import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ReasonPicker, type Reason } from './ReasonPicker.tsx';

const reasons: Reason[] = [
  { code: 'size', label: 'Does not fit', details: [{ code: 'small', label: 'Too small' }] },
  { code: 'damaged', label: 'Arrived damaged', comment: 'required' },
];

test('choosing another reason clears the detail and keeps the comment [ORD-05]', async () => {
  const change = vi.fn();
  render(
    <ReasonPicker
      legend="Why?"
      reasons={reasons}
      value={{ reason: 'size', detail: 'small', comment: 'The clasp is bent.' }}
      onValueChange={change}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Arrived damaged' }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ reason: 'damaged', comment: 'The clasp is bent.' });
});

test('marks the field that has a problem as invalid', () => {
  render(
    <ReasonPicker
      legend="Why?"
      reasons={reasons}
      value={{ reason: 'damaged', comment: '' }}
      onValueChange={() => {}}
      problems={{ comment: 'Briefly describe the problem.' }}
    />,
  );
  expect(screen.getByLabelText('In your words').getAttribute('aria-invalid')).toBe('true');
});
