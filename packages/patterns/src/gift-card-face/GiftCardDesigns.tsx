import { useRadios } from '@luxe/ui/radio-group';
import type { ReactNode } from 'react';
import { GiftCardFace, type GiftCardTone } from './GiftCardFace.tsx';
import { Design, Designs } from './GiftCardFace.styles.ts';

export type GiftCardDesignsProps = {
  /** Label of the choice, such as a heading. */
  legend: ReactNode;
  name?: string;
  designs: readonly { id: string; title: string; tone: GiftCardTone; picture: string | undefined }[];
  /** Id of the chosen design. */
  value: string;
  onValueChange: (id: string) => void;
};

/** Chooses one of the designs of a gift card. */
export function GiftCardDesigns({ legend, designs, name, ...choice }: GiftCardDesignsProps) {
  const radio = useRadios({ ...choice, ...(name && { name }) });
  return (
    <Designs>
      <legend>{legend}</legend>
      {designs.map(({ id, title, tone, picture }) => (
        <Design key={id}>
          <input {...radio(id)} />
          <span>
            <GiftCardFace tone={tone} picture={picture} size="tile" />
          </span>
          <span>{title}</span>
        </Design>
      ))}
    </Designs>
  );
}
