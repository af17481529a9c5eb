import { LineThumb } from '@luxe/patterns/line-thumb';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import type { MiniBagLineModel } from '../data/toMiniBag.ts';
import { Action, BrandAndPrice, Facts, Row } from './MiniBagLine.styles.ts';

export type MiniBagLineProps = {
  line: MiniBagLineModel;
  onRemove: (line: MiniBagLineModel) => void;
};

/**
 * A line: product, quantity, price and Remove [SHL-10]. A gift has no Remove, because its promotion controls
 * it.
 */
export function MiniBagLine({ line, onRemove }: MiniBagLineProps) {
  return (
    <Row>
      <LineThumb url={line.imageURL} soldOut={line.isSoldOut} />
      <Facts>
        <BrandAndPrice>
          <Text size="sm" weight="medium">
            {line.brand}
          </Text>
          <Text size="sm" tabular>
            <VisuallyHidden>{copy.price} </VisuallyHidden>
            {line.price}
          </Text>
        </BrandAndPrice>
        <Text size="sm" tone="secondary" as="div" lines={2}>
          <Link href={line.href} tone="bare">
            {line.name}
          </Link>
        </Text>
        {line.options && (
          <Text size="xs" tone="tertiary">
            {line.options}
          </Text>
        )}
        <Text size="xs" tone="tertiary">
          {copy.quantity(line.quantity)}
        </Text>
        {line.isSoldOut && (
          <IconText icon="warning" tone="error" size="xs">
            {copy.soldOut}
          </IconText>
        )}
        {!line.isGift && (
          <Action>
            <TextButton onClick={() => onRemove(line)} aria-label={copy.removeName(line.name)}>
              <Text as="span" size="xs">
                {copy.remove}
              </Text>
            </TextButton>
          </Action>
        )}
      </Facts>
    </Row>
  );
}
