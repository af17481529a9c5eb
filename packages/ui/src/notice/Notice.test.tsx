import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test('is quiet in a page that was loaded with it', () => {
  render(<Notice tone="error" title="Please select store to continue." />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is announced where it appears: an error at once, the rest in turn', () => {
  render(
    <>
      <Notice live tone="error" title="Please select store to continue." />
      <Notice live title="Quantity changed to 1">
        Only one is left in this size.
      </Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Please select store to continue.');
  expect(screen.getByRole('status').textContent).toBe('Quantity changed to 1Only one is left in this size.');
});
