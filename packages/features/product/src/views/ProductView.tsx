import { ColourPicker } from '@luxe/patterns/colour-picker';
import { Faq } from '@luxe/patterns/faq';
import { PriceBlock, formatPrice } from '@luxe/patterns/price-block';
import { SizePicker, stockNote } from '@luxe/patterns/size-picker';
import { TotalBar } from '@luxe/patterns/total-bar';
import { ActionBar } from '@luxe/ui/action-bar';
import { Breadcrumbs } from '@luxe/ui/breadcrumbs';
import { Button, type ButtonProps } from '@luxe/ui/button';
import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import type { ProductModel, Size } from '../data/toProductModel.ts';
import { ProductNotes } from './ProductNotes.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { Actions, Below, Columns, Crumbs, Facts, HeadLine, HeartPlace } from './ProductView.styles.ts';

export type ProductViewProps = {
  model: ProductModel;
  /** Another colour is on its way. */
  busy?: boolean;
  onSizeChange: (size: string) => void;
  /** Puts a size in the bag and says how it went. Settles when the store has answered; never rejects. */
  onAdd: (size: Size) => Promise<void>;
  /** The delivery promise for the shopper's pincode. */
  delivery: ReactNode;
  /** Beside the name: ways to hand it on and to keep it. */
  share?: ReactNode;
  heart?: ReactNode;
  /** Under the way to the bag, and beside it in the bar of a phone. */
  buyNow?: ReactNode;
  /** Opens the size guide. */
  sizeGuide?: ReactNode;
  /** Among the notes. */
  offers?: ReactNode;
  /** What stands below: rails of products. */
  rails?: ReactNode;
};

/** A product to the last question before buying it. */
export function ProductView({
  model,
  busy = false,
  onSizeChange,
  onAdd,
  delivery,
  rails,
  ...slots
}: ProductViewProps) {
  const { share, heart, buyNow, sizeGuide, offers } = slots;
  const { product, crumbs, sizes, chosen, price } = model;
  const { picker, error, clear, button } = usePurchase(model, onAdd);
  const note = stockNote(chosen);
  return (
    <>
      <Container>
        <Crumbs>
          <Breadcrumbs items={crumbs} />
        </Crumbs>
        <Columns busy={busy}>
          <ProductPictures key={product.color} pictures={product.galleryImagesList} tag={model.tag} />
          <Facts>
            <ProductHead
              model={model}
              actions={
                (share || heart !== undefined) && (
                  <>
                    {share}
                    {heart !== undefined && <HeartPlace>{heart}</HeartPlace>}
                  </>
                )
              }
            />
            {product.variantOptions.colorlink.length > 0 && (
              <ColourPicker colours={product.variantOptions.colorlink} />
            )}
            {sizes.length > 0 ? (
              // Without scripts the address is chosen by a form: what it holds is this product in this colour.
              <form ref={picker} method="get" onSubmit={(event) => event.preventDefault()}>
                <input type="hidden" name="color" value={product.color} />
                <SizePicker
                  name="size"
                  sizes={sizes}
                  value={chosen?.size}
                  error={error}
                  action={sizeGuide}
                  onValueChange={(size) => {
                    clear();
                    onSizeChange(size);
                  }}
                />
                <noscript>
                  <Button type="submit" size="s" emphasis="secondary">
                    {copy.choose}
                  </Button>
                </noscript>
              </form>
            ) : (
              note && (
                <Text size="sm" tone="secondary">
                  {note}
                </Text>
              )
            )}
            <noscript>
              <Text size="sm" tone="secondary">
                {copy.needsScripts}
              </Text>
            </noscript>
            <Show from={1024} scripted>
              <Stack gap={12}>
                <Button size="l" block {...button} />
                {buyNow}
              </Stack>
            </Show>
            <Stack gap={20}>
              <Divider />
              {delivery}
              {product.otherSellersCount > 0 && (
                <Text size="sm">
                  <Link href={sellersHref(product)}>{copy.otherSellers(product.otherSellersCount)}</Link>
                </Text>
              )}
            </Stack>
            <ProductNotes product={product} offers={offers} />
          </Facts>
        </Columns>
      </Container>
      {/* Taken over after what can be bought. */}
      <Suspense>
        <Below>
          {rails}
          <Container>
            <Faq questions={product.questionAndAnswerList} />
          </Container>
        </Below>
      </Suspense>
      {buyNow ? (
        <ActionBar label={copy.bar}>
          {buyNow}
          <Button block {...button} />
        </ActionBar>
      ) : (
        <TotalBar label={copy.bar} total={formatPrice(price)}>
          <Button block {...button} />
        </TotalBar>
      )}
    </>
  );
}

const sellersHref = ({ productListingId, color }: ProductModel['product']) =>
  `/other-seller/${productListingId}?color=${encodeURIComponent(color)}`;

type ProductHeadProps = { model: ProductModel; actions: ReactNode };

function ProductHead({ model: { product, price, mrp, discountPercent }, actions }: ProductHeadProps) {
  return (
    <Stack gap={16}>
      <Stack gap={6}>
        <HeadLine>
          <Text weight="medium">
            <Link href={product.brandURL} tone="bare">
              {product.brandName}
            </Link>
          </Text>
          {actions && <Actions>{actions}</Actions>}
        </HeadLine>
        <Heading level={1} size="title-l" tabIndex={-1}>
          {product.productName}
        </Heading>
      </Stack>
      <Stack gap={2}>
        <PriceBlock size="l" price={price} mrp={mrp} discountPercent={discountPercent} />
        <Text size="sm" tone="secondary">
          {copy.taxes}
        </Text>
      </Stack>
    </Stack>
  );
}

/** The one action: asks for a missing size beside the choice, works once at a time, says why it cannot. */
function usePurchase({ chosen, isSoldOut, product }: ProductModel, onAdd: ProductViewProps['onAdd']) {
  const picker = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onlyColour = product.variantOptions.colorlink.length < 2;
  const add = async () => {
    if (!chosen) {
      setError(copy.chooseSize);
      picker.current?.querySelector<HTMLInputElement>('input[type=radio]:not(:disabled)')?.focus();
      return;
    }
    setBusy(true);
    await onAdd(chosen);
    setBusy(false);
  };
  const button: ButtonProps = {
    busy,
    busyLabel: copy.adding,
    children: copy.addToBag,
    onClick: add,
    ...(isSoldOut ? { disabledReason: onlyColour ? copy.soldOutEverywhere : copy.soldOut } : {}),
  };
  return { picker, error, clear: () => setError(undefined), button };
}
