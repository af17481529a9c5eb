import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { CorporateScreen, giftCardCalls } from '@luxe/feature-gift-cards';
import { prefetch } from '../data/prefetch.ts';
import { preload } from '../data/preload.ts';
import { PageHead } from '../head/PageHead.tsx';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, 'corporateGiftCards', giftCardCalls);
export const clientLoader = () => prefetch(giftCardCalls);
export const shouldRevalidate = () => false;

/** `/corporate-gift-card` [ACC-21] [RTE-09]. */
export default function CorporateGiftCardPage() {
  return (
    <>
      <PageHead
        title="Corporate gift cards | LUXE"
        description="Gift cards for your team and your clients. Send us amounts and quantities, by form or as a CSV file, and we answer within one working day."
      />
      <CorporateScreen />
    </>
  );
}
