import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

test('the server renders the content of a closed disclosure', () => {
  const html = renderToString(<Disclosure summary="Care">Wipe with a dry cloth.</Disclosure>);
  expect(html).toContain('Wipe with a dry cloth.');
  expect(html).not.toContain('style=');
});

test('a disclosure is closed at first, unless the open prop is set', () => {
  render(
    <>
      <Disclosure summary="Care">Wipe with a dry cloth.</Disclosure>
      <Disclosure summary="Description" open>
        Cut from a single hide.
      </Disclosure>
    </>,
  );
  expect(screen.getByText('Wipe with a dry cloth.').closest('details')?.open).toBe(false);
  expect(screen.getByText('Cut from a single hide.').closest('details')?.open).toBe(true);
});
