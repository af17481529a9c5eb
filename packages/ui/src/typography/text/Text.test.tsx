import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text.tsx';

test('renders the element that `as` names and does not pass style props on as attributes', () => {
  render(
    <Text as="time" dateTime="2026-11-24" size="sm" tone="secondary" tabular lines={2}>
      24 Nov
    </Text>,
  );
  const time = screen.getByText('24 Nov');
  expect(time.tagName).toBe('TIME');
  expect(time.getAttributeNames().toSorted()).toEqual(['class', 'datetime']);
});
