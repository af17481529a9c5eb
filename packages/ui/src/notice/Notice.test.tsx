import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test('without `live`, an error is not an alert', () => {
  render(<Notice tone="error" title="Please select store to continue." />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with `live`, errors are alerts and other tones are status messages', () => {
  render(
    <>
      <Notice live tone="error" title="Please select store to continue." />
      <Notice live title="Quantity changed to 1">
        Only one left in this size.
      </Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Please select store to continue.');
  expect(screen.getByRole('status').textContent).toBe('Quantity changed to 1Only one left in this size.');
});
