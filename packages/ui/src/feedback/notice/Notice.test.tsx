import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test('without `live`, an error notice has no alert role and is not announced', () => {
  render(<Notice tone="error" title="Please select store to continue." />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with `live`, an error notice has the role alert, and other notices have the role status', () => {
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
