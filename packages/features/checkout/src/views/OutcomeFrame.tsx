import { pictureProps, widthsFor } from '@luxe/patterns/picture';
import { Image } from '@luxe/ui/image';
import type { ReactNode } from 'react';
import { Piece, Split, Words } from './Outcome.styles.ts';

export type OutcomeFrameProps = {
  /** The first piece of the order. */
  imageURL: string | undefined;
  children: ReactNode;
};

/** What became of an order, in words, beside its first piece. */
export function OutcomeFrame({ imageURL, children }: OutcomeFrameProps) {
  return (
    <Split>
      <Words>{children}</Words>
      {imageURL && (
        <Piece>
          <Image
            {...pictureProps({ url: imageURL, alt: '', width: 800, height: 1000 }, widthsFor.gallery, '50vw')}
            ratio="fill"
            fit="contain"
            tone="media"
            priority
          />
        </Piece>
      )}
    </Split>
  );
}
