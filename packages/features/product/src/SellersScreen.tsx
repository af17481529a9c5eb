import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useCall, usePincode } from '@luxe/resources';
import type { ReactNode } from 'react';
import { productArgs } from './data/calls.ts';
import { sellersCopy } from './data/sellersCopy.ts';
import { useAddToBag, type ShowAdded } from './data/useAddToBag.ts';
import { useDelivery } from './data/useProduct.ts';
import { ProductSkeleton } from './views/ProductSkeleton.tsx';
import { SellersView } from './views/SellersView.tsx';

export type SellersScreenProps = {
  productId: string;
  /** Colour in the URL. Without a colour, the store chooses one. */
  color?: string | undefined;
  onAdded?: ShowAdded;
  /** Shown when the store does not know the product (404). */
  notFound?: ReactNode;
};

/** `/other-seller/{id}`: the sellers of a product with price and delivery date [PDP-01]. */
export function SellersScreen({ productId, color, onAdded, notFound }: SellersScreenProps) {
  const { data, error, retry } = useCall('otherSellers', productArgs(productId, color));
  const { pincode } = usePincode();
  const delivery = useDelivery(pincode);
  const add = useAddToBag(productId, onAdded);
  if (data) return <SellersView product={data} pincode={pincode} delivery={delivery.data} onAdd={add} />;
  if (!error) return <ProductSkeleton />;
  if (notFound && error.status === 404) return notFound;
  return <FailedScreen title={sellersCopy.sellersFailed} onRetry={retry} />;
}
