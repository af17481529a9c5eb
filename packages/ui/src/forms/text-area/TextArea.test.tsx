import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

test('renders a textarea, and marks the textarea as invalid if there is an error', () => {
  render(<TextArea label="Gift message" optional error="Up to 200 characters" />);
  const area = screen.getByRole('textbox', { name: /Gift message/ });
  expect(area.tagName).toBe('TEXTAREA');
  expect(area.getAttribute('aria-invalid')).toBe('true');
});

test('counts the characters against the limit without truncating the text', async () => {
  render(<TextArea label="Gift message" limit={5} />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Gift message');
  await userEvent.type(area, 'With love');
  expect(area.value).toBe('With love');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '9 of 5 characters',
  );
});

test('announces the count only when typing pauses', async () => {
  render(<TextArea label="Gift message" limit={200} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await userEvent.type(screen.getByLabelText('Gift message'), 'Love');
  expect(status.textContent).toBe('');
  await expect.poll(() => status.textContent, { timeout: 2000 }).toBe('4 of 200 characters');
});
