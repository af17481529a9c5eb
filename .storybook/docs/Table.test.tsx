import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PropTable } from './PropTable.tsx';
import { Keys, Table } from './Table.tsx';

/** The text before each cell of a row, and the text of the cell. */
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => [cell.dataset['column'], cell.textContent]);

it('names the rows and columns, and each cell by the header of its column', () => {
  render(
    <Table
      label="Keys"
      columns={[{ header: 'Keys' }, { header: 'Effect', about: 'What happens' }, { header: 'Focus' }]}
      rows={[{ key: 'arrows', name: <Keys keys="ArrowUp, ArrowDown" />, cells: ['move', undefined] }]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Keys' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent, title }) => [textContent, title])).toEqual([
    ['Keys', ''],
    ['Effect', 'What happens'],
    ['Focus', ''],
  ]);
  expect(within(table).getByRole('rowheader').textContent).toBe('ArrowUp ArrowDown');
  expect(cellsOf(/ArrowUp/)).toEqual([
    ['Effect', 'move'],
    ['Focus', ''],
  ]);
});

it('leaves a cell without a value empty, so that a phone leaves it out', () => {
  const size = { name: 'size', type: "'s' | 'm'", isRequired: true, about: 'The `m` of a page.' };
  const type = {
    name: 'type',
    type: 'string',
    isRequired: false,
    about: '',
    inheritedFrom: 'InputHTMLAttributes',
  };
  render(<PropTable component={{ name: 'Tag', props: [size, type], inheritedCount: 1 }} />);
  expect(cellsOf(/^size/)).toEqual([
    ['Type', "'s' | 'm'"],
    ['Default', ''],
    ['About', 'The m of a page.'],
  ]);
  expect(cellsOf(/^type/)).toEqual([
    ['Type', 'string'],
    ['Default', ''],
    ['About', 'InputHTMLAttributes'],
  ]);
  expect(screen.getByRole('table', { name: 'Inherited HTML attributes of Tag' })).toBeDefined();
});
