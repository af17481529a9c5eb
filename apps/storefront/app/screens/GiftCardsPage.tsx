import { useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls, loadLaterCalls } from '@luxe/client';
import { giftCardsPath } from '@luxe/contract/gift-card-paths';
import { BuyScreen, giftCardCalls } from '@luxe/feature-gift-cards';
import { prefetch } from '../data/prefetch.ts';
import { preload } from '../data/preload.ts';
import { PageHead } from '../head/PageHead.tsx';

// The endpoints of the calls on this page are in separate scripts. They start to load here, in parallel with
// the page.
loadLaterCalls();
loadAfterOrderCalls();

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, 'giftCards', giftCardCalls);
export const clientLoader = () => prefetch(giftCardCalls);
export const shouldRevalidate = () => false;

/**
 * `/gift-cards` for all shoppers, and `/my-account/buy-gift-cards` and `/my-account/g-giftcard` with the
 * cards that a customer bought [ACC-11] [AUT-09] [RTE-09].
 */
export default function GiftCardsPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="Gift cards | LUXE"
        description="A LUXE gift card, sent by e-mail today or on the day you choose. Choose a design and an amount, and write a message. It is valid on everything in both catalogues."
        canonical={giftCardsPath}
      />
      <BuyScreen hasBought={pathname !== giftCardsPath} onContinue={(href) => void navigate(href)} />
    </>
  );
}
