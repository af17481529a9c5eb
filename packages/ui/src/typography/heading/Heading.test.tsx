import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

test('renders the given heading level, independent of the size', () => {
  render(
    <Heading level={3} size="display-xl">
      Bags
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Bags' })).toBeDefined();
});
