import type { Cart, Price } from '@luxe/contract/calls';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import type { SummaryRow } from '../summary-table/SummaryTable.tsx';

export type Amounts = Cart['cartAmount'];

const paise = (price: Price) => rupeesToPaise(price.doubleValue);

/**
 * The amounts of a bag or order as rows that add up exactly to the total payable [BAG-06]. If the named
 * amounts do not add up, the difference becomes a row of other savings or charges. Rows of 0 are omitted,
 * except delivery.
 */
export function amountRows(amounts: Amounts, count: number, coupon?: string | null): SummaryRow[] {
  const total = paise(amounts.bagTotal);
  const offers = paise(amounts.cartDiscount);
  const couponSaving = paise(amounts.couponDiscountAmount);
  const bank = paise(amounts.bankOfferDiscount);
  const emi = paise(amounts.noCostEmiDiscount);
  const brand = paise(amounts.brandCashPaidAmount);
  const wallet = paise(amounts.cliqCashPaidAmount);
  const points = paise(amounts.loyaltyPointsPaidAmount);
  const delivery = paise(amounts.shippingCharge);
  // The difference that no named amount explains: a saving if it is positive, a charge if it is negative.
  const rest =
    total +
    delivery -
    [offers, couponSaving, bank, emi, brand, wallet, points].reduce((sum, part) => sum + part) -
    paise(amounts.paybleAmount);

  const deductions: [label: string, amount: number][] = [
    ['Offers', offers],
    [coupon ? `Coupon ${coupon}` : 'Coupon', couponSaving],
    ['Bank offer', bank],
    ['No-cost EMI', emi],
    ['Other savings', Math.max(0, rest)],
    ['Brand cash', brand],
    ['Cliq cash', wallet],
    ['Loyalty points', points],
  ];
  return [
    { label: `Bag total, ${count} ${count === 1 ? 'item' : 'items'}`, value: formatPaise(total) },
    ...deductions
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]) => ({ label, value: formatPaise(-amount) })),
    ...(rest < 0 ? [{ label: 'Charges', value: formatPaise(-rest) }] : []),
    { label: 'Delivery', value: delivery ? formatPaise(delivery) : 'Free' },
  ];
}
