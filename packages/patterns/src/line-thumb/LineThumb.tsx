import { Image } from '@luxe/ui/image';
import { linePicture } from '../picture/pictureProps.ts';
import { Frame } from './LineThumb.styles.ts';

export type LineThumbProps = {
  /** `imageURL` of a line of a bag or an order. */
  url: string;
  /** Sold out: drawn faded. Say so in words beside it. */
  out?: boolean;
};

/** The small picture of a piece that is in a bag or an order. As wide as its place; decoration, for its name stands beside it. */
export function LineThumb({ url, out = false }: LineThumbProps) {
  return (
    <Frame data-out={out || undefined}>
      <Image {...linePicture(url, '')} ratio="4/5" fit="contain" tone="media" />
    </Frame>
  );
}
