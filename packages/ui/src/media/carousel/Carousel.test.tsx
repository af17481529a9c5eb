import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './Carousel.tsx';

const items = ['Tote', 'Belt', 'Watch'].map((name) => <li key={name}>{name}</li>);

test('the server renders a scrollable list without buttons, which need scripts', () => {
  const html = renderToString(
    <Carousel label="New this week" count={3}>
      {items}
    </Carousel>,
  );
  expect(html).not.toContain('<button');
  expect(html).not.toContain('style=');
  expect(html).toContain('aria-roledescription="carousel"');
});

test('the heading names the carousel, and there are no buttons if all items fit', () => {
  render(
    <Carousel heading={<h2 id="new">New this week</h2>} headingId="new" count={3}>
      {items}
    </Carousel>,
  );
  expect(screen.getByRole('region', { name: 'New this week' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
