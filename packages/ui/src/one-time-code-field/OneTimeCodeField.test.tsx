import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Code');

test('is one input that a phone can fill', () => {
  render(<OneTimeCodeField label="Code" />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  expect(field().getAttribute('inputmode')).toBe('numeric');
});

test('takes a pasted code, spaces and all, and says once that it is complete', async () => {
  const complete = vi.fn();
  render(<OneTimeCodeField label="Code" onComplete={complete} />);
  await userEvent.click(field());
  await userEvent.paste('481 302');
  expect(field().value).toBe('481302');
  expect(complete).toHaveBeenCalledExactlyOnceWith('481302');
  await userEvent.keyboard('9');
  expect(complete).toHaveBeenCalledOnce();
});

test('typing and deleting move the place of the next digit', async () => {
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

test('an error is read with it', () => {
  render(<OneTimeCodeField label="Code" error="That code is not right" />);
  const message = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('That code is not right');
});
