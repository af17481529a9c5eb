import { Divider } from '@luxe/ui/divider';
import { Icon } from '@luxe/ui/icon';
import { Link } from '@luxe/ui/link';
import { LinkArea } from '@luxe/ui/link-area';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { decidingPart } from '../data/findSize.ts';
import { findSizeCopy as copy } from '../data/findSizeCopy.ts';
import { sectionsCopy } from '../data/sectionsCopy.ts';
import type { FindSizeDialogProps } from './FindSizeDialog.tsx';

const load = () => import('./FindSizeDialog.tsx').then((module) => module.FindSizeDialog);

type FindSizeProps = Omit<FindSizeDialogProps, 'onClose'> & {
  /** The selected size. */
  selected: string | undefined;
};

/**
 * The row that opens "Find my size" [PDP-12], with the bodies that the selected size fits. Without scripts,
 * it leads to the measures on the page.
 */
export function FindSize({ selected, ...dialog }: FindSizeProps) {
  const { Layer, prepare, openOnPress, close } = useLazyLayer(load);
  const { garment } = dialog;
  const range = garment.fits?.ranges[garment.sizes.indexOf(selected ?? '')];
  return (
    <Stack gap={14}>
      <Divider />
      <LinkArea>
        <Stack direction="row" justify="between" gap={16}>
          <Stack gap={2}>
            <Link
              href={`#${sectionsCopy.fitId}`}
              tone="bare"
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                openOnPress();
              }}
            >
              <Text as="span" size="sm" weight="medium">
                {copy.title}
              </Text>
            </Link>
            <Text size="sm" tone="secondary">
              {range && selected !== undefined
                ? copy.fits(selected, decidingPart(garment), range.from, range.to)
                : copy.hint(garment.shape)}
            </Text>
          </Stack>
          <Icon name="chevron-right" size="s" />
        </Stack>
      </LinkArea>
      <Divider />
      {Layer && <Layer {...dialog} onClose={close} />}
    </Stack>
  );
}
