import { Disclosure } from '@luxe/ui/disclosure';
import { FactList } from '@luxe/ui/fact-list';
import type { ProductData } from '../data/productPart.ts';
import { toLegalFacts } from '../data/toLegalFacts.ts';

/** Sentences of this part. They are here, so that they load with it. */
const legalCopy = { summary: 'Product information by law' } as const;

/** What Indian law requires beside an offer, as a disclosure. It opens without scripts [PDP-06]. */
export function LegalFacts({ product }: { product: ProductData }) {
  return (
    <Disclosure summary={legalCopy.summary}>
      <FactList facts={toLegalFacts(product)} />
    </Disclosure>
  );
}
