import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loader, type Clock } from './Loader.tsx';

/** A clock that the test advances. */
function manualClock() {
  let now = 0;
  let last = 0;
  const due = new Map<number, { at: number; call: () => void }>();
  const clock: Clock = {
    setTimeout: (call, ms) => {
      last += 1;
      due.set(last, { at: now + ms, call });
      return last;
    },
    clearTimeout: (timer) => due.delete(timer),
  };
  const pass = (ms: number) =>
    act(() => {
      now += ms;
      for (const [timer, { at, call }] of due) {
        if (at <= now) {
          due.delete(timer);
          call();
        }
      }
    });
  return { clock, pass };
}

test('announces nothing during the first 170 ms of a wait, and then announces its label [SHL-22]', () => {
  const { clock, pass } = manualClock();
  render(<Loader active clock={clock} />);
  pass(169);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('shows nothing if a wait is shorter than 170 ms, even after an earlier wait [SHL-22]', () => {
  const { clock, pass } = manualClock();
  const { rerender } = render(<Loader active clock={clock} />);
  pass(100);
  rerender(<Loader active={false} clock={clock} />);
  pass(1000);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Loader active clock={clock} />);
  pass(100);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(70);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});
