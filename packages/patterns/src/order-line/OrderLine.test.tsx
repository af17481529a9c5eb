import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderLine, type OrderLineState } from './OrderLine.tsx';

const { orderLine } = samples;
const name = `${orderLine.productBrand} ${orderLine.productName}`;

test.each<[OrderLineState, string]>([
  ['returned', 'Returned'],
  ['cancelled', 'Cancelled'],
  ['exchanged', 'Exchanged'],
])('a line that is %s says so in a word', (state, word) => {
  render(<OrderLine line={orderLine} state={state} stateNote="since Tuesday" />);
  const line = screen.getByRole('article', { name });
  expect(line.textContent).toContain(`${word} · since Tuesday`);
});

test('a gift shows its message, and says that it is one without', () => {
  const { rerender } = render(<OrderLine line={orderLine} gift />);
  expect(screen.getByRole('article').textContent).toContain('A gift');
  rerender(<OrderLine line={orderLine} gift="Happy birthday, Ma." />);
  expect(screen.getByText('“Happy birthday, Ma.”')).toBeDefined();
});

test('its words are the caller’s in another language', () => {
  render(
    <OrderLine
      line={orderLine}
      state="returned"
      words={{
        quantity: (count) => `मात्रा ${count}`,
        states: { returned: 'लौटाया', cancelled: 'रद्द', exchanged: 'बदला' },
        gift: 'उपहार',
      }}
    />,
  );
  expect(screen.getByText('लौटाया')).toBeDefined();
  expect(screen.getByRole('article').textContent).toContain('मात्रा 1');
});
