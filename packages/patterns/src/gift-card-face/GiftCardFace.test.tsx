import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GiftCardFace } from './GiftCardFace.tsx';

test('reads out message, names and amount under its label', () => {
  render(
    <GiftCardFace tone="ink" message="Be well" names="Meera, from Ananya" amount="₹5,000" label="Preview" />,
  );
  const card = within(screen.getByRole('group', { name: 'Preview' }));
  for (const text of ['Be well', 'Meera, from Ananya', '₹5,000']) expect(card.getByText(text)).toBeDefined();
});

test('hides a card of a choice from assistive technology, because the choice has a name', () => {
  const { container } = render(<GiftCardFace tone="paper" size="tile" message="Be well" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByText('Be well')).toBeNull();
});
