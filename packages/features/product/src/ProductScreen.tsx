import { FailedScreen } from '@luxe/patterns/failed-screen';
import { usePincode } from '@luxe/resources';
import { useState, type ComponentType, type ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { toProductModel } from './data/toProductModel.ts';
import { useAddToBag, type ShowAdded } from './data/useAddToBag.ts';
import { useBuyNow, type BuyNowCallbacks } from './data/useBuyNow.ts';
import { useDelivery, useOffers, useProduct } from './data/useProduct.ts';
import { useTrackView } from './data/useTrackView.ts';
import { LayerButton } from './views/LayerButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { DeliveryView } from './views/DeliveryView.tsx';
import { ProductSkeleton } from './views/ProductSkeleton.tsx';
import { ProductView } from './views/ProductView.tsx';

export type ProductScreenProps = {
  productId: string;
  /** Colour in the URL. Without a colour, the store chooses one. */
  color?: string | undefined;
  /** From the address. */
  size?: string | undefined;
  /** Called when the shopper selects a size, for example to update the URL. */
  onSizeChange?: (size: string) => void;
  onAdded?: ShowAdded;
  /** The wishlist button beside the product's name. It handles its own presses. */
  wishlistButton?: ReactNode;
  /** Callbacks of the "Buy now" button. If undefined, the page does not show the button. */
  buyNow?: BuyNowCallbacks;
  /** Shows the points that the offers with these USSIDs earn. */
  earnedPoints?: ComponentType<{ ussids: readonly string[] }>;
  /** Rails below the product. */
  rails?: ReactNode;
  /** Shown when the store does not know the product (404). */
  notFound?: ReactNode;
};

const loadSizeGuide = () => import('./SizeGuide.tsx').then(({ SizeGuide }) => SizeGuide);

/** The product page with its data. A change of `productId` resets its state. */
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
  earnedPoints: EarnedPoints,
  ...slots
}: ProductScreenProps) {
  const { data: product, error, isLoading, retry } = useProduct(productId, color);
  const offers = useOffers(productId, color);
  const [selectedSize, setSelectedSize] = useState(size);
  const add = useAddToBag(productId, onAdded);
  const buy = useBuyNow(productId, buyNow);
  useTrackView(product);
  if (!product) {
    if (!error) return <ProductSkeleton />;
    if (notFound && (error as { status?: number }).status === 404) return notFound;
    return <FailedScreen title={copy.failedTitle} onRetry={retry} />;
  }
  const handleSizeChange = (next: string) => {
    setSelectedSize(next);
    onSizeChange?.(next);
  };
  const model = toProductModel(product, selectedSize);
  const chosen = model.selected;
  const ussid = chosen?.ussid ?? product.winningUssID;
  return (
    <ProductView
      model={model}
      busy={isLoading}
      onSizeChange={handleSizeChange}
      onAdd={add}
      {...(buyNow ? { onBuyNow: buy } : {})}
      {...slots}
      plans={offers?.noCostEmi}
      earned={EarnedPoints && <EarnedPoints ussids={[ussid]} />}
      offers={offers?.offers}
      share={<ShareButton title={product.productTitle} />}
      sizeGuide={
        product.hasSizeGuide && (
          <LayerButton
            label={copy.sizeGuide}
            load={loadSizeGuide}
            layerProps={{ productId, selected: chosen?.size }}
          />
        )
      }
      delivery={
        <Delivery
          ussid={ussid}
          modesCount={product.deliveryModesCount}
          returnPolicy={product.returnPolicy}
          sellerName={product.winningSellerName}
        />
      }
    />
  );
}

interface DeliveryProps {
  /**
   * USSID of the offer that "Add to bag" adds. The page loads the delivery modes of this offer, so that the
   * bag shows the same modes.
   */
  ussid: string;
  modesCount: number | undefined;
  returnPolicy: string;
  sellerName: string;
}

function Delivery({ ussid, ...facts }: DeliveryProps) {
  const { pincode, choose } = usePincode();
  const { data: delivery, error } = useDelivery(pincode, ussid);
  // After the shopper selects another size, the previous delivery dates stay visible until the new dates
  // load.
  const [lastDelivery, setLastDelivery] = useState(delivery);
  if (delivery && delivery !== lastDelivery) setLastDelivery(delivery);
  const data = delivery ?? (lastDelivery?.pincode === pincode ? lastDelivery : undefined);
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
