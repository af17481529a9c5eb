import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useGroupedNavigation } from './useGroupedNavigation.ts';

function Control({ onNavigate }: { onNavigate: (href: string, how?: { replace: boolean }) => void }) {
  const { navigate, containerProps } = useGroupedNavigation(onNavigate);
  return (
    <>
      <form {...containerProps}>
        <button type="button" onClick={() => navigate('/a')}>
          Step
        </button>
        <button type="button">Beside</button>
      </form>
      <button>Elsewhere</button>
    </>
  );
}

test('key presses on a control share one history entry until it loses the focus or is clicked', async () => {
  const onNavigate = vi.fn();
  render(<Control onNavigate={onNavigate} />);
  const replaced = () => onNavigate.mock.calls.map(([, how]) => (how as { replace: boolean }).replace);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(replaced()).toEqual([false, true, true]);
  screen.getByText('Elsewhere').focus();
  screen.getByText('Step').focus();
  await userEvent.keyboard('{Enter}');
  expect(replaced()).toEqual([false, true, true, false]);
  fireEvent.pointerDown(screen.getByText('Step'));
  fireEvent.click(screen.getByText('Step'));
  expect(replaced()).toEqual([false, true, true, false, false]);
});
