import { samples } from '@luxe/contract/samples';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ChangeOutcome } from '../data/attemptChange.ts';
import { MailChoices, type MailChoicesProps } from './MailChoices.tsx';

const switchOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
const states = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);

function show(preferences: MailChoicesProps['preferences'] = samples.mailPreferences) {
  const outcomes: ((outcome: ChangeOutcome) => void)[] = [];
  const onChange = vi.fn<MailChoicesProps['onChange']>(
    () => new Promise((resolve) => void outcomes.push(resolve)),
  );
  const view = render(<MailChoices preferences={preferences} onChange={onChange} />);
  return {
    onChange,
    finish: (outcome: ChangeOutcome, at = 0) => act(async () => outcomes[at]?.(outcome)),
    update: (next: MailChoicesProps['preferences']) =>
      view.rerender(<MailChoices preferences={next} onChange={onChange} />),
  };
}

test.each([
  ['off', samples.mailPreferences, [false, true, false]],
  ['unconfirmed', samples.mailPreferencesUnconfirmed, [true, true, false]],
  ['on', { ...samples.mailPreferences, newsletter: 'on', offers: true } as const, [true, true, true]],
])('shows the choices with the newsletter %s', (_, preferences, expected) => {
  show(preferences);
  expect(states()).toEqual(expected);
  const isWaiting = preferences.newsletter === 'unconfirmed';
  expect(screen.queryByText(/^Please confirm it/) !== null).toBe(isWaiting);
});

test('without an e-mail address, the newsletter cannot be chosen', async () => {
  const { onChange } = show(samples.mailPreferencesNone);
  expect(screen.getByText('Add an e-mail address to get it.')).toBeDefined();
  expect(switchOf(/^Newsletter/).disabled).toBe(true);
  await userEvent.click(switchOf(/^Newsletter/));
  expect(onChange).not.toHaveBeenCalled();
});

test('a switch applies its choice at once, and shows what the shop has stored', async () => {
  const { onChange, finish, update } = show();
  await userEvent.click(switchOf(/^Offers/));
  expect(onChange.mock.calls).toEqual([[{ offers: true }]]);
  expect(states()).toEqual([false, true, true]);
  update({ ...samples.mailPreferences, offers: true });
  await finish({ ok: true });
  expect(states()).toEqual([false, true, true]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a failure, only its switch goes back, and the reason is announced', async () => {
  const { onChange, finish, update } = show();
  await userEvent.click(switchOf(/^Offers/));
  await userEvent.click(switchOf(/^Questions about your orders/));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(states()).toEqual([false, false, true]);
  await finish({ ok: false, message: 'Very busy.' });
  expect(states()).toEqual([false, false, false]);
  expect(screen.getByRole('alert').textContent).toContain('Very busy.');
  update({ ...samples.mailPreferences, feedback: false });
  await finish({ ok: true }, 1);
  expect(states()).toEqual([false, false, false]);
});

test('the next choice removes the reason of a failure', async () => {
  const { finish } = show();
  await userEvent.click(switchOf(/^Offers/));
  await finish({ ok: false, message: 'Very busy.' });
  await userEvent.click(switchOf(/^Offers/));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the choice of WhatsApp appears only in a shop that offers it, and is off at first [CFG-01]', async () => {
  show();
  expect(screen.queryByRole('switch', { name: /^WhatsApp/ })).toBeNull();
  const onChange = vi.fn<MailChoicesProps['onChange']>(() => Promise.resolve({ ok: true }));
  render(<MailChoices preferences={samples.mailPreferences} hasWhatsApp onChange={onChange} />);
  expect(switchOf(/^WhatsApp/).checked).toBe(false);
  await userEvent.click(switchOf(/^WhatsApp/));
  expect(onChange.mock.calls).toEqual([[{ whatsapp: true }]]);
});
