import { Image } from '@luxe/ui/image';
import styled from 'styled-components';
import { linePicture } from '../picture/pictureProps.ts';

export type LineThumbProps = {
  /** `imageURL` of a line of a bag or an order. */
  url: string;
  /**
   * Whether the product is sold out. The picture is then faded, so also state it in a text beside the
   * picture.
   */
  soldOut?: boolean;
};

/**
 * Thumbnail of a line of a bag or order, as wide as its parent. Decorative, because the name is beside it.
 */
export function LineThumb({ url, soldOut = false }: LineThumbProps) {
  return (
    <Frame data-sold-out={soldOut || undefined}>
      <Image {...linePicture(url, '')} ratio="4/5" fit="contain" tone="media" />
    </Frame>
  );
}

const Frame = styled.div`
  &[data-sold-out] {
    opacity: var(--lx-opacity-unavailable);
  }
`;
