import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LevelLine } from './LevelLine.tsx';

const levels = [
  { key: 'Base', title: 'Base' },
  { key: 'Gold', title: 'Gold', note: '₹7,50,000' },
  { key: 'Platinum', title: 'Platinum' },
];

test('marks the reached level, and those before and after it', () => {
  render(<LevelLine aria-label="Tiers" levels={levels} current="Gold" currentLabel=", your tier" />);
  const items = within(screen.getByRole('list', { name: 'Tiers' })).getAllByRole('listitem');
  expect(items.map((item) => item.dataset['state'])).toEqual(['done', 'current', 'upcoming']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(items[1]?.textContent).toBe('Gold, your tier₹7,50,000');
});

test('marks nothing as reached for an unknown level', () => {
  render(<LevelLine aria-label="Tiers" levels={levels} current="" currentLabel="" />);
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['state'])).toEqual(
    levels.map(() => 'upcoming'),
  );
});
