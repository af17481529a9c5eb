import { rupees } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CouponRow, type Coupon } from './CouponRow.tsx';

const coupon: Coupon = {
  offerCode: 'WINTER5000',
  offerTitle: '₹5,000 off bags',
  savingAmount: rupees(5_000),
  offerMaxDiscount: rupees(5_000),
  expiredOn: '2026-11-30',
};

test('the accessible name of the button contains the coupon code [BAG-04]', async () => {
  const apply = vi.fn();
  const remove = vi.fn();
  const props = { coupon, onApply: apply, onRemove: remove };
  const { rerender } = render(<CouponRow {...props} state="applicable" />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply WINTER5000' }));
  expect(apply).toHaveBeenCalledExactlyOnceWith('WINTER5000');
  rerender(<CouponRow {...props} state="applied" />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove WINTER5000' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith('WINTER5000');
});

test('a coupon that does not apply shows the reason and no button', () => {
  const { container } = render(
    <CouponRow
      coupon={coupon}
      state="notApplicable"
      reason="Add ₹4,100 more to use it."
      onApply={() => {}}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.textContent).toContain('Add ₹4,100 more to use it.');
});

test('ignores a second press while the coupon is being applied', async () => {
  const apply = vi.fn();
  render(<CouponRow coupon={coupon} state="applicable" busy onApply={apply} />);
  await userEvent.click(screen.getByRole('button', { name: 'Applying WINTER5000' }));
  expect(apply).not.toHaveBeenCalled();
});
