import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useDraft } from './useDraft.ts';

function Box({ value }: { value: string }) {
  const [draft, change] = useDraft(value, value, String);
  return <input value={draft} onChange={(event) => change(event.currentTarget.value)} />;
}

test('shows the draft until the value changes, and keeps the input mounted and focused', async () => {
  const { rerender } = render(<Box value="a" />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(box, 'b');
  rerender(<Box value="a" />);
  expect(box.value).toBe('ab');
  rerender(<Box value="c" />);
  expect(box.value).toBe('c');
  expect(screen.getByRole('textbox')).toBe(box);
  expect(document.activeElement).toBe(box);
});

test('a new value replaces the draft, unless the value only confirms an earlier draft', async () => {
  const { rerender } = render(<Box value="" />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(box, 'abc');
  rerender(<Box value="a" />);
  expect(box.value).toBe('abc');
  rerender(<Box value="abc" />);
  expect(box.value).toBe('abc');
  rerender(<Box value="ab" />);
  expect(box.value).toBe('ab');
});
