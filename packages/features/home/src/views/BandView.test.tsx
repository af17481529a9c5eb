import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BandView } from './BandView.tsx';

vi.mock('./Countdown.tsx', () => {
  throw new Error('no script');
});

test('a page whose countdown does not load remains, without it [SHL-28]', async () => {
  const block = {
    type: 'countdown',
    title: 'Embroidered to order',
    text: 'Borders in zari take a studio five weeks.',
    link: { label: 'Kurtas', href: '/kurtas/c-ish1010101' },
    ends: '2054-11-29T23:59:00+05:30',
  } as const;
  const { container } = render(
    <main>
      <p>The rest of the page</p>
      <BandView band={{ kind: 'one', block }} />
    </main>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(container.textContent).toBe('The rest of the page');
});
