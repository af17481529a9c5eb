import { SizeChart } from '@luxe/patterns/size-chart';
import { useCall } from '@luxe/resources';
import { Dialog } from '@luxe/ui/dialog';
import { ErrorState } from '@luxe/ui/error-state';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from './data/copy.ts';

export type SizeGuideProps = {
  productId: string;
  selected: string | undefined;
  onClose: () => void;
};

/** Copy of this dialog. It is here, so that it loads with the dialog. */
const sizeGuideCopy = {
  failedTitle: 'The size guide could not be shown',
  failed: 'Try again in a moment.',
} as const;

/** A dialog with the size chart of a product [PDP-12]. Its text comes from the store. */
export function SizeGuide({ productId, selected, onClose }: SizeGuideProps) {
  const { data, error, retry } = useCall('sizeGuide', { params: { productId } });
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
