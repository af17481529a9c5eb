import type { Price } from '@luxe/contract/calls';
import { expect, test } from 'vitest';
import { amountRows, type Amounts } from './amountRows.ts';

const price = (rupees: number): Price => ({
  currencyIso: 'INR',
  value: rupees,
  doubleValue: rupees,
  formattedValue: String(rupees),
});

const none = {
  bagTotal: 0,
  shippingCharge: 0,
  totalDiscountAmount: 0,
  couponDiscountAmount: 0,
  bankOfferDiscount: 0,
  noCostEmiDiscount: 0,
  cartDiscount: 0,
  cliqCashPaidAmount: 0,
  loyaltyPointsPaidAmount: 0,
  brandCashPaidAmount: 0,
  paybleAmount: 0,
};

const amounts = (part: Partial<typeof none>) =>
  Object.fromEntries(
    Object.entries({ ...none, ...part }).map(([name, rupees]) => [name, price(rupees)]),
  ) as unknown as Amounts;

const rowTexts = (part: Partial<typeof none>, coupon?: string) =>
  amountRows(amounts(part), 6, coupon).map(({ label, value }) => `${String(label)}: ${String(value)}`);

test('shows only total and delivery for a bag without savings [BAG-06]', () => {
  expect(rowTexts({ bagTotal: 388_400, paybleAmount: 388_400 })).toEqual([
    'Bag total, 6 items: ₹3,88,400',
    'Delivery: Free',
  ]);
});

test('shows each deduction in its own row [BAG-06]', () => {
  expect(
    rowTexts(
      {
        bagTotal: 10_000,
        cartDiscount: 1_000,
        couponDiscountAmount: 500.5,
        bankOfferDiscount: 300,
        noCostEmiDiscount: 50,
        totalDiscountAmount: 1_850.5,
        cliqCashPaidAmount: 200,
        loyaltyPointsPaidAmount: 99,
        brandCashPaidAmount: 1_000,
        shippingCharge: 149,
        paybleAmount: 6_999.5,
      },
      'WINTER500',
    ),
  ).toEqual([
    'Bag total, 6 items: ₹10,000',
    'Offers: −₹1,000',
    'Coupon WINTER500: −₹500.50',
    'Bank offer: −₹300',
    'No-cost EMI: −₹50',
    'Brand cash: −₹1,000',
    'Cliq cash: −₹200',
    'Loyalty points: −₹99',
    'Delivery: ₹149',
  ]);
});

test('adds a row for a difference that no named amount explains, so that the rows add up [BAG-06]', () => {
  expect(rowTexts({ bagTotal: 1_000, totalDiscountAmount: 100, paybleAmount: 900 })).toContain(
    'Other savings: −₹100',
  );
  expect(rowTexts({ bagTotal: 1_000, paybleAmount: 1_050 })).toContain('Charges: ₹50');
});
