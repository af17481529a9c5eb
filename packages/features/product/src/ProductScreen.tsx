import { useAddToBag as useAdd, usePincode } from '@luxe/resources';
import { Container } from '@luxe/ui/container';
import { ErrorState } from '@luxe/ui/error-state';
import { useToast } from '@luxe/ui/toast';
import { useState, type ReactNode } from 'react';
import { copy } from './copy.ts';
import { toProductModel, type Size } from './data/toProductModel.ts';
import { useDelivery, useProduct } from './data/useProduct.ts';
import { useTrackView } from './data/useTrackView.ts';
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
  /** After the piece is in the bag. */
  onAdded?: () => void;
  /** What stands below the product: rails. */
  rails?: ReactNode;
  /** Shown for a product that the store does not know (404). */
  notFound?: ReactNode;
};

/** A product: pictures, choice, purchase, delivery, what to know of it. */
export function ProductScreen(props: ProductScreenProps) {
  return <Screen key={props.productId} {...props} />;
}

function Screen({ productId, color, size, onSizeChange, onAdded, rails, notFound }: ProductScreenProps) {
  const { data: product, error, isLoading, retry } = useProduct(productId, color);
  const [picked, setPicked] = useState(size);
  const add = useAddToBag(productId, onAdded);
  useTrackView(product);
  if (!product) {
    if (!error) return <ProductSkeleton />;
    if (notFound && (error as { status?: number }).status === 404) return notFound;
    return (
      <Container>
        <ErrorState title={copy.failedTitle} onRetry={retry}>
          {copy.failed}
        </ErrorState>
      </Container>
    );
  }
  const pick = (next: string) => {
    setPicked(next);
    onSizeChange?.(next);
  };
  return (
    <ProductView
      model={toProductModel(product, picked)}
      busy={isLoading}
      onSizeChange={pick}
      onAdd={add}
      rails={rails}
      delivery={<Delivery returnPolicy={product.returnPolicy} sellerName={product.winningSellerName} />}
    />
  );
}

/** Puts a size in the bag and says how it went: in place when it is there, as an error toast when it is not (PDP-05). */
function useAddToBag(productCode: string, onAdded: (() => void) | undefined) {
  const addToBag = useAdd();
  const toast = useToast();
  return async ({ ussid }: Size) => {
    const outcome = await addToBag({ productCode, USSID: ussid });
    if (!outcome.ok) {
      toast.show(outcome.message);
      return;
    }
    toast.show({ type: 'success', message: copy.added, action: { label: copy.goToBag, href: '/cart' } });
    onAdded?.();
  };
}

function Delivery(facts: { returnPolicy: string; sellerName: string }) {
  const { pincode, choose } = usePincode();
  const { data, error } = useDelivery(pincode);
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
