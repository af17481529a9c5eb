import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

const input = () => screen.getByLabelText<HTMLInputElement>('Password');

test('hides the password at first, and sets the autocomplete attribute according to `purpose`', () => {
  const { rerender } = render(<PasswordField purpose="current" />);
  expect(input().type).toBe('password');
  expect(input().autocomplete).toBe('current-password');
  rerender(<PasswordField purpose="new" />);
  expect(input().autocomplete).toBe('new-password');
});

test('showing the password keeps focus and caret, renames the button and is announced', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<PasswordField purpose="current" defaultValue="jor-bagh-14" ref={ref} />);
  input().focus();
  input().setSelectionRange(3, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input().type).toBe('text');
  expect(document.activeElement).toBe(input());
  expect(input().selectionStart).toBe(3);
  expect(ref.current).toBe(input());
  expect(screen.getByText('Your password is visible').getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input().type).toBe('password');
});

test('hides the password when the form is submitted', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField purpose="current" />
      <button>Log in</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(input().type).toBe('password');
});

test('announces Caps Lock, and removes the message once Caps Lock is off', () => {
  render(<PasswordField purpose="current" />);
  fireEvent.keyDown(input(), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on').closest('[role="status"]')).not.toBeNull();
  fireEvent.keyUp(input(), { key: 'a' });
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});

test('describes the input with the password rules and marks each met rule while typing', async () => {
  const onChange = vi.fn();
  render(
    <PasswordField
      purpose="new"
      onChange={onChange}
      rules={[
        { label: 'At least 10 characters', test: (password) => password.length >= 10 },
        { label: 'A digit', test: (password) => /\d/.test(password) },
      ]}
    />,
  );
  const described = () =>
    document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described()).toBe('At least 10 characters, not met yetA digit, not met yet');
  await userEvent.type(input(), 'lodhi14');
  expect(described()).toBe('At least 10 characters, not met yetA digit, met');
  expect(onChange).toHaveBeenCalledTimes(7);
});
