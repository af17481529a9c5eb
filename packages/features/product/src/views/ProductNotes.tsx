import { Disclosure } from '@luxe/ui/disclosure';
import { Link } from '@luxe/ui/link';
import { FactList } from '@luxe/ui/fact-list';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';
import type { ProductData } from '../data/productPart.ts';
import type { Offers } from '../data/useProduct.ts';
import { LegalFacts } from './LegalFacts.tsx';
import { OfferNotes } from './OfferNotes.tsx';

/** Room around a link, so that a finger hits it. */
const Spaced = styled.div`
  padding-block: var(--lx-space-16);
`;

type ProductNotesProps = { product: ProductData; offers: Offers['offers'] | undefined };

/** Description, details, care, offers, returns and facts by law as disclosures. They open without scripts. */
export function ProductNotes({ product, offers = [] }: ProductNotesProps) {
  const { brandName, productName, productDescription, styleNote, details, care } = product;
  const { productListingId, isDiscontinued } = product;
  const name = encodeURIComponent(`${brandName} ${productName}`);
  const returnPolicy = isDiscontinued ? '' : product.returnPolicy;
  return (
    <div>
      <Disclosure summary={copy.description} open>
        <Stack gap={12}>
          <Text tone="secondary">{productDescription}</Text>
          {styleNote && (
            <Text voice="editor" size="lg" tone="secondary">
              {styleNote}
            </Text>
          )}
        </Stack>
      </Disclosure>
      <Disclosure summary={copy.details}>
        <FactList
          facts={[
            ...details.map(({ label, value }) => ({ term: label, value })),
            { term: copy.code, value: productListingId.toUpperCase() },
          ]}
        />
      </Disclosure>
      {care && (
        <Disclosure summary={copy.care}>
          <Text tone="secondary">{care}</Text>
        </Disclosure>
      )}
      {offers.length > 0 && <OfferNotes offers={offers} />}
      {returnPolicy && (
        <Disclosure summary={copy.returns}>
          {returnPolicy === 'Not Returnable' ? (
            <Link href="/no-return-page-tcl">{returnPolicy}</Link>
          ) : (
            <Text tone="secondary">{returnPolicy}</Text>
          )}
        </Disclosure>
      )}
      {product.legalFacts && <LegalFacts product={product} />}
      {!isDiscontinued && (
        <Spaced>
          <Stack direction="row" gap={24} wrap>
            <Link href="/assisted-shopping">{copy.askForCall}</Link>
            <Link href={`/ask-tara?about=${name}&id=${productListingId}`}>{copy.askTara}</Link>
          </Stack>
        </Spaced>
      )}
    </div>
  );
}
