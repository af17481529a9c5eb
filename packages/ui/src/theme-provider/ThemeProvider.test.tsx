import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

test('a part of the page has a theme, and so have the layers opened in it', async () => {
  render(
    <ThemeProvider theme="light" catalogue="indiluxe">
      <Dialog defaultOpen title="Size guide">
        28 by 21
      </Dialog>
    </ThemeProvider>,
  );
  const room = (await screen.findByRole('dialog')).closest<HTMLElement>('[data-theme]');
  expect({ ...room?.dataset }).toEqual({ theme: 'light', catalogue: 'indiluxe' });
});

test('the root keeps what it had, once the theme has gone', () => {
  document.documentElement.dataset['theme'] = 'dark';
  onTestFinished(() => void delete document.documentElement.dataset['theme']);
  const { unmount } = render(
    <ThemeProvider root theme="light">
      Words
    </ThemeProvider>,
  );
  expect({ ...document.documentElement.dataset }).toEqual({ theme: 'light', catalogue: 'luxury' });
  unmount();
  expect({ ...document.documentElement.dataset }).toEqual({ theme: 'dark' });
});
