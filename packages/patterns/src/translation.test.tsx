import { rupees, samples } from '@luxe/contract/samples';
import { translateTexts } from '@luxe/ui/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { BagSummary } from './bag-summary/BagSummary.tsx';
import { CouponRow } from './coupon-row/CouponRow.tsx';
import { DeliveryPromise } from './delivery-promise/DeliveryPromise.tsx';
import { OrderLine } from './order-line/OrderLine.tsx';
import { PriceBlock } from './price-block/PriceBlock.tsx';
import { SizePicker } from './size-picker/SizePicker.tsx';
import { SummaryTable } from './summary-table/SummaryTable.tsx';
import { TotalBar } from './total-bar/TotalBar.tsx';

const { cart, bagLine, pincodeData, pincodeNotServed } = samples;
const amounts = cart.cartAmount;
const coupon = {
  offerCode: 'WINTER5000',
  offerTitle: '₹5,000 off bags of ₹2,00,000 and more',
  savingAmount: rupees(5_000),
  offerMaxDiscount: rupees(5_000),
  expiredOn: '2026-11-30',
};
const sizes = ['S', 'M'].map((size, at) => ({
  size,
  stockCount: at + 1,
  isAvailable: true,
  ussid: size,
  price: rupees(1),
  mrp: rupees(1),
}));
const choose = () => undefined;

const cases: Record<string, (isLater: boolean) => ReactElement> = {
  'a price': (isLater) => (
    <PriceBlock
      price={rupees(isLater ? 90 : 80)}
      mrp={rupees(isLater ? 100 : 110)}
      discountPercent={isLater ? 10 : 27}
    />
  ),
  'a price that is no longer reduced': (isLater) => (
    <PriceBlock price={rupees(100)} mrp={rupees(isLater ? 100 : 110)} discountPercent={9} />
  ),
  'a summary': (isLater) => (
    <SummaryTable
      rows={[
        {
          label: `Bag total, ${isLater ? 3 : 2} items`,
          value: rupees(isLater ? 300 : 200),
        },
        {
          label: 'Delivery',
          value: isLater ? 'Free' : rupees(149),
        },
        {
          label: `Coupon ${isLater ? 'A' : 'B'}`,
          info: `Until ${isLater ? 'May' : 'June'}`,
          value: rupees(5),
          saving: true,
        },
      ]}
      total={{
        label: 'Total',
        value: rupees(isLater ? 295 : 344),
        note: `Includes GST of ₹${isLater ? 1 : 2}`,
      }}
    />
  ),
  'a summary of a bag': (isLater) => (
    <BagSummary
      amounts={isLater ? { ...amounts, paybleAmount: rupees(7) } : amounts}
      count={isLater ? 1 : 2}
      coupon={isLater ? null : 'WINTER5000'}
    />
  ),
  'a total bar': (isLater) => (
    <TotalBar label="Bar" totalLabel={isLater ? 'Total' : 'Total payable'} total={isLater ? '₹1' : '₹2'}>
      <button type="button">{isLater ? 'Pay ₹1' : 'Pay ₹2'}</button>
    </TotalBar>
  ),
  'a line': (isLater) => (
    <OrderLine
      line={{ ...bagLine, quantity: isLater ? 2 : 1, productName: isLater ? 'Carnet' : 'Warden' }}
      price={isLater ? '₹2' : '₹1'}
      state="returned"
      stateNote={isLater ? '₹2 back' : '₹1 back'}
      gift={isLater ? 'Yours' : 'Mine'}
    />
  ),
  'a line that is no longer a link': (isLater) => (
    <OrderLine line={bagLine} linked={!isLater} price={isLater ? '₹2' : '₹1'} />
  ),
  'a coupon': (isLater) => (
    <CouponRow
      coupon={isLater ? { ...coupon, offerCode: 'FIRST10', savingAmount: rupees(7) } : coupon}
      state={isLater ? 'applied' : 'applicable'}
      onApply={choose}
      onRemove={choose}
    />
  ),
  'a coupon that no longer applies': (isLater) => (
    <CouponRow
      coupon={coupon}
      state={isLater ? 'notApplicable' : 'applied'}
      reason="Add ₹4,100."
      onRemove={choose}
    />
  ),
  'a delivery promise': (isLater) => (
    <DeliveryPromise
      pincode={isLater ? '744301' : '110001'}
      data={isLater ? pincodeNotServed : pincodeData}
      returnPolicy={isLater ? '7 days' : '3 days'}
      sellerName={isLater ? 'A' : 'B'}
    />
  ),
  'a size picker': (isLater) => (
    <SizePicker
      sizes={sizes}
      value={isLater ? 'M' : 'S'}
      onValueChange={choose}
      error={isLater ? '' : 'No'}
    />
  ),
};

test.each(Object.entries(cases))(
  '%s updates correctly on a page translated by the browser',
  (_, toElement) => {
    const view = render(toElement(false));
    translateTexts(view.container);
    view.rerender(toElement(true));
    const translated = view.container.textContent;
    view.unmount();
    expect(translated).toBe(render(toElement(true)).container.textContent);
  },
);
