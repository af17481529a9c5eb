import { rupees } from '@luxe/contract/samples';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceBlock } from './PriceBlock.tsx';

test('announces the struck amount as MRP and shows the saving', () => {
  const { container } = render(
    <PriceBlock price={rupees(94_900)} mrp={rupees(118_000)} discountPercent={19} />,
  );
  expect(container.textContent).toBe('₹94,900MRP ₹1,18,00019% off');
});

test.each([[rupees(94_900)], [rupees(90_000)], [undefined]])(
  'hides an MRP that is not higher than the price',
  (mrp) => {
    const { container } = render(
      <PriceBlock price={rupees(94_900)} {...(mrp ? { mrp } : {})} discountPercent={5} />,
    );
    expect(container.textContent).toBe('₹94,900');
  },
);
