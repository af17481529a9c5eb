import { FailedScreen } from '@luxe/patterns/failed-screen';
import { usePincode } from '@luxe/resources';
import { useState, type ReactNode } from 'react';
import { copy } from './copy.ts';
import { toProductModel } from './data/toProductModel.ts';
import { useAddToBag, type ShowAdded } from './data/useAddToBag.ts';
import { useOffers } from './data/useOffers.ts';
import { useBuyNow, type BuyNowWays } from './data/useBuyNow.ts';
import { useDelivery, useProduct } from './data/useProduct.ts';
import { useTrackView } from './data/useTrackView.ts';
import { LayerButton } from './LayerButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { OfferNotes } from './views/OfferNotes.tsx';
import { DeliveryView } from './views/DeliveryView.tsx';
import { ProductSkeleton } from './views/ProductSkeleton.tsx';
import { ProductView } from './views/ProductView.tsx';

export type ProductScreenProps = {
  productId: string;
  /** From the address; the store chooses one without it. */
  color?: string | undefined;
  /** From the address. */
  size?: string | undefined;
  /** The choice changed: the address may follow. */
  onSizeChange?: (size: string) => void;
  onAdded?: ShowAdded;
  /** What lies beside the product's name: the heart. It acts by itself. */
  heart?: ReactNode;
  /** Ways on for who buys the chosen size at once. Without them there is no such button. */
  buyNow?: BuyNowWays;
  /** What stands below the product: rails. */
  rails?: ReactNode;
  /** Shown for a product that the store does not know (404). */
  notFound?: ReactNode;
};

const loadSizeGuide = () => import('./SizeGuide.tsx').then(({ SizeGuide }) => SizeGuide);

/** A product: pictures, choice, purchase, delivery, what to know of it. */
export function ProductScreen(props: ProductScreenProps) {
  return <Screen key={props.productId} {...props} />;
}

function Screen({
  productId,
  color,
  size,
  onSizeChange,
  onAdded,
  notFound,
  buyNow,
  ...slots
}: ProductScreenProps) {
  const { data: product, error, isLoading, retry } = useProduct(productId, color);
  const offers = useOffers(productId, color);
  const [picked, setPicked] = useState(size);
  const add = useAddToBag(productId, onAdded);
  const buy = useBuyNow(productId, buyNow);
  useTrackView(product);
  if (!product) {
    if (!error) return <ProductSkeleton />;
    if (notFound && (error as { status?: number }).status === 404) return notFound;
    return <FailedScreen title={copy.failedTitle} onRetry={retry} />;
  }
  const pick = (next: string) => {
    setPicked(next);
    onSizeChange?.(next);
  };
  const model = toProductModel(product, picked);
  const chosen = model.chosen;
  return (
    <ProductView
      model={model}
      busy={isLoading}
      onSizeChange={pick}
      onAdd={add}
      {...(buyNow ? { onBuyNow: buy } : {})}
      {...slots}
      plans={offers?.noCostEmi}
      offers={offers?.offers[0] && <OfferNotes offers={offers.offers} />}
      share={<ShareButton title={product.productTitle} />}
      sizeGuide={
        product.hasSizeGuide && (
          <LayerButton
            label={copy.sizeGuide}
            load={loadSizeGuide}
            given={{ productId, chosen: chosen?.size }}
          />
        )
      }
      delivery={
        <Delivery
          ussid={chosen?.ussid ?? product.winningUssID}
          modesCount={product.deliveryModesCount}
          returnPolicy={product.returnPolicy}
          sellerName={product.winningSellerName}
        />
      }
    />
  );
}

interface DeliveryProps {
  /** The offer that goes into the bag: its ways of delivery are those of the bag. */
  ussid: string;
  modesCount: number | undefined;
  returnPolicy: string;
  sellerName: string;
}

function Delivery({ ussid, ...facts }: DeliveryProps) {
  const { pincode, choose } = usePincode();
  const { data: told, error } = useDelivery(pincode, ussid);
  // Another size of the same product: what was told stands until its own days come.
  const [last, setLast] = useState(told);
  if (told && told !== last) setLast(told);
  const data = told ?? (last?.pincode === pincode ? last : undefined);
  return (
    <DeliveryView
      {...facts}
      pincode={pincode}
      data={data}
      failed={Boolean(error) && !data}
      onChoose={choose}
    />
  );
}
