import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { StickyBar } from './StickyBar.tsx';
import { ToastProvider } from './Toast.tsx';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      <button>Before</button>
      {isOpen && (
        <StickyBar title="You are offline." actions={[{ label: 'Close', onSelect: () => setOpen(false) }]} />
      )}
    </main>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const close = () => {
  button('Close').focus();
  fireEvent.click(button('Close'));
  expect(screen.queryByRole('region')).toBeNull();
};

test('returns the focus when an action hides the bar', () => {
  render(<Page />);
  button('Before').focus();
  close();
  expect(document.activeElement).toBe(button('Before'));
});

test('moves the focus to the content when no element had it before', () => {
  render(<Page />);
  close();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('fills its live region after the region is in the page, so that screen readers announce it', () => {
  const bar = <StickyBar title="You are offline." actions={[{ label: 'Close', onSelect: vi.fn() }]} />;
  expect(renderToStaticMarkup(bar)).toMatch(/role="status"[^>]*><\/div>/);
  render(bar);
  expect(screen.getByRole('status').textContent).toBe('You are offline.Close');
});

test('is a toast for dialogs, so that a press on it closes none', () => {
  render(<Page />);
  expect(button('Close').closest('[data-toasts]')).not.toBeNull();
});

test('toasts stand above the bar while it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 51.5 } as DOMRect);
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  expect(toasts.style.marginBlockEnd).toBe('calc(52px + var(--lx-space-8))');
  fireEvent.click(button('Close'));
  expect(toasts.style.marginBlockEnd).toBe('');
  vi.restoreAllMocks();
});
