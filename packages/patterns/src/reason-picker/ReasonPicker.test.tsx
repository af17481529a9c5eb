import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ReasonPicker, type Reason } from './ReasonPicker.tsx';

const reasons: Reason[] = [
  { code: 'size', label: 'Does not fit', details: [{ code: 'small', label: 'Too small' }] },
  { code: 'damaged', label: 'Arrived damaged', comment: 'required' },
];

test('another reason takes the detail back and keeps the words [ORD-05]', async () => {
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

test('each problem stands beside its part', () => {
  render(
    <ReasonPicker
      legend="Why?"
      reasons={reasons}
      value={{ reason: 'damaged', comment: '' }}
      onValueChange={() => {}}
      problems={{ comment: 'Say in a few words what is wrong.' }}
    />,
  );
  expect(screen.getByLabelText('In your words').getAttribute('aria-invalid')).toBe('true');
});
