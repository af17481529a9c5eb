import { render, screen } from '@testing-library/react';
import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { SizeChart } from './SizeChart.tsx';

test('the size chart has row and column headers and marks the chosen size [PDP-12]', () => {
  render(<SizeChart {...samples.sizeGuide} selectedSize="37" />);
  const columnHeaders = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(columnHeaders).toEqual(['EU', 'Indian', 'UK', 'US', 'Foot length, cm']);
  const row = screen.getByRole('rowheader', { name: '37' }).closest('tr');
  expect(row?.getAttribute('aria-current')).toBe('true');
  expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
    '4',
    '4',
    '6',
    '23.3',
  ]);
});

test('a heading leads to the page about its column', () => {
  render(
    <SizeChart title="Two bags" columns={['Feature', 'Tote']} columnLinks={[null, '/tote']} rows={[]} />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const heading = screen.getByRole('columnheader', { name: 'Tote' });
  expect(heading.querySelector('a')?.getAttribute('href')).toBe('/tote');
});
