import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FacetValues } from './FacetValues.tsx';

const values = Array.from({ length: 12 }, (_, at) => ({
  value: `v${at}`,
  name: `Value ${at}`,
  count: 1,
  selected: false,
  href: `#${at}`,
}));

test.each([
  ['Brand', 'Find a brand', 'No matching brand.'],
  ['Colour', 'Find a colour', 'No matching colour.'],
  ['Occasion', 'Find an occasion', 'No matching occasion.'],
])('the label of the search field in a long facet contains the facet name: %s', async (name, label, none) => {
  render(<FacetValues facet={{ key: 'k', name, kind: 'list', selectedCount: 0, values }} />);
  await userEvent.click(await screen.findByText(`All 12 in ${name}`));
  await userEvent.type(screen.getByRole('searchbox', { name: label }), 'zz');
  expect(screen.getByText(none)).toBeTruthy();
});
