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
])('a line in state %s shows the state as text', (state, label) => {
  render(<OrderLine line={orderLine} state={state} stateNote="since Tuesday" />);
  const line = screen.getByRole('article', { name });
  expect(line.textContent).toContain(`${label} · since Tuesday`);
});

test('a gift line shows the gift message, or a label if there is no message', () => {
  const { rerender } = render(<OrderLine line={orderLine} gift />);
  expect(screen.getByRole('article').textContent).toContain('A gift');
  rerender(<OrderLine line={orderLine} gift="Happy birthday, Ma." />);
  expect(screen.getByText('“Happy birthday, Ma.”')).toBeDefined();
});

test('shows the labels that the caller passes', () => {
  render(
    <OrderLine
      line={orderLine}
      state="returned"
      labels={{
        quantity: (count) => `मात्रा ${count}`,
        states: { returned: 'लौटाया', cancelled: 'रद्द', exchanged: 'बदला' },
        gift: 'उपहार',
      }}
    />,
  );
  expect(screen.getByText('लौटाया')).toBeDefined();
  expect(screen.getByRole('article').textContent).toContain('मात्रा 1');
});
