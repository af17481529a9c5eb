import { GarmentDrawing, type LengthUnit } from '@luxe/patterns/garment-drawing';
import { MeasureTable } from '@luxe/patterns/measure-table';
import { pictureProps, widthsFor } from '@luxe/patterns/picture';
import { ScaleDrawing, type ObjectSize } from '@luxe/patterns/scale-drawing';
import { Container } from '@luxe/ui/container';
import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextToggle } from '@luxe/ui/text-toggle';
import { useState } from 'react';
import { findObjectSize } from '../data/findObjectSize.ts';
import type { Garment } from '../data/findSize.ts';
import type { ProductData } from '../data/productPart.ts';
import { sectionsCopy as copy } from '../data/sectionsCopy.ts';
import { First, Pair, Sections } from './ProductSections.styles.ts';

export type ProductSectionsProps = {
  product: Pick<ProductData, 'details' | 'galleryImagesList' | 'garment'>;
  /** The selected size. */
  size: string | undefined;
};

/**
 * Sections below the pictures: for a garment, its measures as a drawing and a table, and its cloth; for
 * another product with dimensions, a drawing to scale. They work without scripts, except for the units.
 */
export function ProductSections({
  product: { garment, details, galleryImagesList },
  size,
}: ProductSectionsProps) {
  const objectSize = garment ? undefined : findObjectSize(details);
  return (
    <Sections>
      {garment && <SizeAndFit garment={garment} size={shownSize(garment, size)} />}
      {garment && garment.fabric.length > 0 && (
        <Fabric facts={garment.fabric} picture={galleryImagesList.find(({ view }) => view === 'detail')} />
      )}
      {objectSize && <ToScale size={objectSize} />}
    </Sections>
  );
}

/** The size that is drawn: the selected one, or that in the middle. */
function shownSize({ sizes }: Garment, size: string | undefined): string {
  if (size !== undefined && sizes.includes(size)) return size;
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? '';
}

const units: readonly LengthUnit[] = ['cm', 'in'];

function SizeAndFit({ garment, size }: { garment: Garment; size: string }) {
  const [unit, setUnit] = useState<LengthUnit>('cm');
  return (
    <Container as="section" id={copy.fitId} aria-labelledby={`${copy.fitId}-title`}>
      <Pair>
        <Stack gap={28}>
          <Stack gap={10}>
            <Heading level={2} size="title-l" id={`${copy.fitId}-title`}>
              {copy.fitTitle}
            </Heading>
            <Text tone="secondary">{copy.measured(size)}</Text>
          </Stack>
          <MeasureTable garment={garment} size={size} unit={unit} />
          <FactList divided facts={toFacts(garment.facts)} />
          <Show scripted>
            <Stack direction="row" gap={20} role="group" aria-label={copy.unit}>
              {units.map((one) => (
                <TextToggle key={one} type="button" pressed={one === unit} onClick={() => setUnit(one)}>
                  {copy.units[one]}
                </TextToggle>
              ))}
            </Stack>
          </Show>
        </Stack>
        <First>
          <GarmentDrawing garment={garment} size={size} unit={unit} />
        </First>
      </Pair>
    </Container>
  );
}

/** The close-up fills half of the page. */
const closeUpSizes = '(min-width: 1680px) 760px, (min-width: 1024px) calc(50vw - 80px), 95vw';

type FabricProps = {
  facts: Garment['fabric'];
  /** A close-up of the cloth. Without one, the facts stand alone. */
  picture: ProductData['galleryImagesList'][number] | undefined;
};

function Fabric({ facts, picture }: FabricProps) {
  return (
    <Container as="section" aria-labelledby="fabric-and-care">
      <Pair>
        {picture && (
          <Stack gap={10}>
            <Image
              {...pictureProps(picture, widthsFor.gallery, closeUpSizes)}
              alt={copy.closeUpOf(picture.alt)}
              ratio="4/5"
              tone="media"
            />
            <Text size="xs" tone="tertiary">
              {copy.closeUp}
            </Text>
          </Stack>
        )}
        <Stack gap={28}>
          <Heading level={2} size="title-l" id="fabric-and-care">
            {copy.fabricTitle}
          </Heading>
          <FactList divided facts={toFacts(facts)} />
        </Stack>
      </Pair>
    </Container>
  );
}

function ToScale({ size }: { size: ObjectSize }) {
  return (
    <Container as="section" aria-labelledby="to-scale">
      <Pair>
        <Stack gap={10}>
          <Heading level={2} size="title-l" id="to-scale">
            {copy.scaleTitle}
          </Heading>
          <Text tone="secondary">{copy.scaleText}</Text>
        </Stack>
        <First>
          <ScaleDrawing size={size} />
        </First>
      </Pair>
    </Container>
  );
}

const toFacts = (facts: Garment['facts']) => facts.map(({ label, value }) => ({ term: label, value }));
