import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from './Timeline.tsx';

test('shows the state of each step as text and marks the current step', () => {
  render(
    <Timeline
      label="Order LX 2611"
      steps={[
        { key: 'placed', title: 'Placed', state: 'DONE' },
        { key: 'shipped', title: 'Shipped', state: 'CURRENT' },
        { key: 'delivered', title: 'Delivered', state: 'UPCOMING' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Placed, done', 'Shipped', 'Delivered, to come']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
