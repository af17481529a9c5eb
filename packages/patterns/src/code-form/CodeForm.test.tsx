import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CodeForm, type CodeFormProps } from './CodeForm.tsx';

const props = (more: Partial<CodeFormProps> = {}): CodeFormProps => ({
  ...{ error: '', isCodeSpent: false, busy: 'no', submitLabel: 'Continue', waitSeconds: 0, sent: 1 },
  ...{ onSubmit: vi.fn(), onResend: vi.fn(), onType: vi.fn() },
  ...more,
});
const field = () => screen.getByLabelText<HTMLInputElement>('6-digit code');

test('submits a complete code once, by itself', async () => {
  const onSubmit = vi.fn();
  render(<CodeForm {...props({ onSubmit })} />);
  await userEvent.type(field(), '48130');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), '2');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('481302');
});

test.each([
  ['an error', { error: 'That code is not right.' }],
  ['a new code', { sent: 2 }],
])('%s empties the field and moves the focus to it', async (_, more) => {
  const { rerender } = render(<CodeForm {...props()} />);
  await userEvent.type(field(), '4813');
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  rerender(<CodeForm {...props(more)} />);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});
