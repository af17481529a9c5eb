import { SizeChart } from '@luxe/patterns/size-chart';
import { Dialog } from '@luxe/ui/dialog';
import { ErrorState } from '@luxe/ui/error-state';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from './data/copy.ts';
import { sizeGuideCopy } from './data/sizeGuideCopy.ts';
import { useSizeGuide } from './data/useSizeGuide.ts';

export type SizeGuideProps = {
  productId: string;
  selected: string | undefined;
  onClose: () => void;
};

/** A dialog with the size chart of a product [PDP-12]. Its text comes from the store. */
export function SizeGuide({ productId, selected, onClose }: SizeGuideProps) {
  const { data, error, retry } = useSizeGuide(productId);
  return (
    <Dialog
      open
      size="l"
      title={copy.sizeGuide}
      description={data?.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {data ? (
        <SizeChart {...data} selectedSize={selected} />
      ) : error ? (
        <ErrorState title={sizeGuideCopy.failedTitle} onRetry={retry}>
          {sizeGuideCopy.failed}
        </ErrorState>
      ) : (
        <Skeleton shape="text" lines={6} />
      )}
    </Dialog>
  );
}
