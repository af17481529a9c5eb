import type { Product } from '@luxe/contract/calls';
import { Disclosure } from '@luxe/ui/disclosure';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import { DetailRows } from './ProductView.styles.ts';

/** What to know of a product: description, details, care, returns. In the page, folded; opens without a script. */
export function ProductNotes({ product }: { product: Product }) {
  const { productDescription, styleNote, details, care, returnPolicy, productListingId } = product;
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
        <DetailRows>
          {details.map(({ label, value }) => (
            <Row key={label} label={label} value={value} />
          ))}
          <Row label={copy.code} value={productListingId.toUpperCase()} />
        </DetailRows>
      </Disclosure>
      {care && (
        <Disclosure summary={copy.care}>
          <Text tone="secondary">{care}</Text>
        </Disclosure>
      )}
      {returnPolicy && (
        <Disclosure summary={copy.returns}>
          <Text tone="secondary">{returnPolicy}</Text>
        </Disclosure>
      )}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
