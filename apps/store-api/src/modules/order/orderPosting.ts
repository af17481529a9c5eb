import { payableOf, type Amounts } from '../cart/amounts.ts';
import type { Row } from '../ledger/ledger.ts';

/**
 * The ledger rows of a placed order: payment and reductions as debits, sales and delivery as credits. They
 * add up to zero.
 */
export function orderPosting(
  amounts: Amounts,
  paidBy: 'cash-on-delivery' | 'payments',
  customerId?: number,
): Row[] {
  const held = amounts.cliqCash + amounts.loyalty + amounts.brandCash;
  return [
    { account: paidBy, amountPaise: payableOf(amounts) },
    { account: 'discounts', amountPaise: amounts.cartDiscount },
    { account: 'coupons', amountPaise: amounts.couponDiscount },
    { account: 'bank-offers', amountPaise: amounts.bankDiscount },
    { account: 'emi-discounts', amountPaise: amounts.emiDiscount },
    { account: 'credits-held', amountPaise: held, ...(customerId === undefined ? {} : { customerId }) },
    { account: 'sales', amountPaise: -amounts.subtotal },
    { account: 'delivery', amountPaise: -amounts.shipping },
  ];
}
