import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rows } from './Rows.tsx';

test('renders a list by default, but no list if `as` is a `div`', () => {
  const { rerender } = render(
    <Rows aria-label="Orders">
      <li>One</li>
    </Rows>,
  );
  expect(screen.getByRole('list', { name: 'Orders' }).tagName).toBe('UL');
  rerender(<Rows as="div">One</Rows>);
  expect(screen.queryByRole('list')).toBeNull();
});
