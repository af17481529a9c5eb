import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MeasureTable } from './MeasureTable.tsx';

const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent);

test('has a column for each size and a row for each part, and marks the chosen size [PDP-12]', () => {
  const { container } = render(<MeasureTable garment={samples.kurtaGarment} size="M" />);
  const headers = screen.getAllByRole('columnheader');
  expect(texts(headers)).toEqual(['In cm', 'XS', 'S', 'M', 'L', 'XL']);
  expect(headers.map((header) => header.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'true',
    null,
    null,
  ]);
  expect(texts(container.querySelectorAll('tbody th'))).toEqual([
    'To fit chest',
    'Chest',
    'Shoulder',
    'Length',
    'Sleeve',
    'Hem',
    'Slit',
  ]);
  expect(texts(container.querySelectorAll('tbody [data-chosen]'))).toEqual([
    '95–100',
    '112',
    '45',
    '104',
    '61',
    '124',
    '28',
  ]);
});

test('shows inches', () => {
  render(<MeasureTable garment={samples.kurtaGarment} unit="in" />);
  const row = screen.getAllByRole('row').find((one) => one.textContent.startsWith('Shoulder'));
  expect(row?.textContent).toBe('Shoulder16.517.117.718.318.9');
});

test('a garment in one size has no row of bodies', () => {
  const { fits: _, ...garment } = samples.kurtaGarment;
  render(<MeasureTable garment={garment} />);
  expect(screen.queryByRole('rowheader', { name: 'To fit chest' })).toBeNull();
});
