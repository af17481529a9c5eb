import { pictureProps, widthsFor } from '@luxe/patterns/picture';
import { Image } from '@luxe/ui/image';
import type { ReactNode } from 'react';
import { ImageColumn, Split, TextColumn } from './Outcome.styles.ts';

export type OutcomeFrameProps = {
  /** Picture of the first item; undefined for none. */
  imageURL: string | undefined;
  children: ReactNode;
};

/** Layout of the outcome screen: text beside the picture of the first item. */
export function OutcomeFrame({ imageURL, children }: OutcomeFrameProps) {
  return (
    <Split>
      <TextColumn>{children}</TextColumn>
      {imageURL && (
        <ImageColumn>
          <Image
            {...pictureProps({ url: imageURL, alt: '', width: 800, height: 1000 }, widthsFor.gallery, '50vw')}
            ratio="fill"
            fit="contain"
            tone="media"
            priority
          />
        </ImageColumn>
      )}
    </Split>
  );
}
