import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore, useStoreAfterHydration } from './createStore.ts';

const pincode = createStore(() => '560001');
const firstDigits = (value: string) => value.slice(0, 2);
const rendered: string[] = [];

function Pincode() {
  const digits = useStoreAfterHydration(pincode, '', firstDigits);
  rendered.push(digits);
  return <p>{digits}</p>;
}

test('hydration renders the value of the server first, and then the known value', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Pincode />);
  expect(box.innerHTML).toBe('<p></p>');
  rendered.length = 0;
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(box, <Pincode />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(rendered).toEqual(['', '56']);
  expect(errors).toEqual([]);
  act(() => root.unmount());
  box.remove();
});

test('a component that the browser renders itself knows the value at once, and follows it', () => {
  rendered.length = 0;
  render(<Pincode />);
  expect(rendered).toEqual(['56']);
  act(() => pincode.set('110001'));
  expect(screen.getByText('11')).toBeDefined();
});
