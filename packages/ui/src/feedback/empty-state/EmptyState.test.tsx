import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

test('renders a heading, a sentence and a link', () => {
  render(
    <EmptyState title="Bag" headingLevel={1} action={<a href="/new">See what is new</a>}>
      Your bag is empty.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Bag' })).toBeDefined();
  expect(screen.getByText('Your bag is empty.').tagName).toBe('P');
  expect(screen.getByRole('link', { name: 'See what is new' })).toBeDefined();
});
