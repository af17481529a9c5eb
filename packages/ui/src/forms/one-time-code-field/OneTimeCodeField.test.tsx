import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Code');

test('the code field is one input that a phone can autofill', () => {
  render(<OneTimeCodeField label="Code" />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  expect(field().getAttribute('inputmode')).toBe('numeric');
});

test('accepts a pasted code with a space and calls onComplete only once', async () => {
  const onComplete = vi.fn();
  render(<OneTimeCodeField label="Code" onComplete={onComplete} />);
  await userEvent.click(field());
  await userEvent.paste('481 302');
  expect(field().value).toBe('481302');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('481302');
  await userEvent.keyboard('9');
  expect(onComplete).toHaveBeenCalledOnce();
});

test('typing and deleting change which box is marked as current', async () => {
  const { container } = render(<OneTimeCodeField label="Code" />);
  const current = () =>
    [...container.querySelectorAll('span')].findIndex((box) => box.hasAttribute('data-current'));
  expect(current()).toBe(0);
  await userEvent.type(field(), '4a8-1');
  expect(field().value).toBe('481');
  expect(current()).toBe(3);
  await userEvent.keyboard('{Backspace}');
  expect(field().value).toBe('48');
  expect(current()).toBe(2);
});

test('describes the input with its error', () => {
  render(<OneTimeCodeField label="Code" error="That code is incorrect" />);
  const message = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('That code is incorrect');
});
