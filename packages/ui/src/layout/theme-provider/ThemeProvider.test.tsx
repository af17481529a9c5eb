import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Dialog } from '../../layers/dialog/Dialog.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

test('sets the theme of a part of the page and of the layers that this part opens', async () => {
  render(
    <ThemeProvider theme="light" catalogue="indiluxe">
      <Dialog defaultOpen title="Size guide">
        28 by 21
      </Dialog>
    </ThemeProvider>,
  );
  const scope = (await screen.findByRole('dialog')).closest<HTMLElement>('[data-theme]');
  expect({ ...scope?.dataset }).toEqual({ theme: 'light', catalogue: 'indiluxe' });
});

test('restores the attributes of the root element on unmount', () => {
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
