import { useCall } from '@luxe/resources';
import type { OfferModel } from './data/toAnswerModel.ts';
import { SizeChoiceView, type SizeChoiceViewProps } from './views/SizeChoiceView.tsx';

export type SizeChoiceProps = Pick<SizeChoiceViewProps, 'onChoose'> & { offer: OfferModel };

/** Asks for the size of a product, in the colour of its tile. */
export function SizeChoice({ offer: { product }, onChoose }: SizeChoiceProps) {
  const { productId, color, brandname, productname } = product;
  const { data, error, retry } = useCall('productDetails', { params: { productId }, query: { color } });
  return (
    <SizeChoiceView
      name={`${brandname} ${productname}`}
      sizes={data?.variantOptions.sizelink}
      hasFailed={error !== undefined && data === undefined}
      onRetry={() => void retry()}
      onChoose={onChoose}
    />
  );
}
