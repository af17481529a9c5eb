import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

test('its level is its place in the outline, whatever its size', () => {
  render(
    <Heading level={3} size="display-xl">
      Bags
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Bags' })).toBeDefined();
});
