import { ColourPicker } from '@luxe/patterns/colour-picker';
import { Faq } from '@luxe/patterns/faq';
import { PriceBlock } from '@luxe/patterns/price-block';
import { SizePicker, stockNote } from '@luxe/patterns/size-picker';
import { moveFocus } from '@luxe/ui/focus';
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
import type { Plan } from '../data/useOffers.ts';
import type { ProductModel, Size } from '../data/toProductModel.ts';
import { ProductNotes } from './ProductNotes.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { TaxLine } from './TaxLine.tsx';
import { Actions, Below, Columns, Crumbs, Facts, HeadLine, HeartPlace } from './ProductView.styles.ts';

export type ProductViewProps = {
  model: ProductModel;
  /** Another colour is on its way. */
  busy?: boolean;
  onSizeChange: (size: string) => void;
  /** Puts a size in the bag and says how it went. Settles when the store has answered; never rejects. */
  onAdd: (size: Size) => Promise<void>;
  /** Buys a size past the bag, likewise: under the way to the bag, and beside it in the bar of a phone. */
  onBuyNow?: (size: Size) => Promise<void>;
  /** The delivery promise for the shopper's pincode. */
  delivery: ReactNode;
  /** Beside the name: ways to hand it on and to keep it. */
  share?: ReactNode;
  heart?: ReactNode;
  /** Opens the size guide. */
  sizeGuide?: ReactNode;
  /** Without interest, the least a month first; undefined until they are known. */
  plans: readonly Plan[] | undefined;
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
  onBuyNow,
  delivery,
  rails,
  plans,
  ...slots
}: ProductViewProps) {
  const { share, heart, sizeGuide, offers } = slots;
  const { product, crumbs, sizes, chosen } = model;
  const { picker, error, clear, add, buy } = usePurchase(model, onAdd, onBuyNow);
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
              plans={plans}
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
                <Button size="l" block {...add} />
                {buy && <Button size="l" block {...buy} />}
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
      <ActionBar label={copy.bar}>
        {buy && <Button block {...buy} />}
        <Button block {...add} />
      </ActionBar>
    </>
  );
}

const sellersHref = ({ productListingId, color }: ProductModel['product']) =>
  `/other-seller/${productListingId}?color=${encodeURIComponent(color)}`;

type ProductHeadProps = Pick<ProductViewProps, 'model' | 'plans'> & { actions: ReactNode };

function ProductHead({ model: { product, price, mrp, discountPercent }, plans, actions }: ProductHeadProps) {
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
        <TaxLine plans={plans} />
      </Stack>
    </Stack>
  );
}

/** The two ways to have it: each asks for a missing size beside the choice, one works at a time. What cannot be added says why; it cannot be bought at once either. */
function usePurchase(
  { chosen, isSoldOut, product }: ProductModel,
  onAdd: ProductViewProps['onAdd'],
  onBuyNow: ProductViewProps['onBuyNow'],
) {
  const picker = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState<'add' | 'buy'>();
  const onlyColour = product.variantOptions.colorlink.length < 2;
  const press = async (work: typeof onAdd, way: 'add' | 'buy') => {
    if (!chosen) {
      setError(copy.chooseSize);
      moveFocus(picker.current?.querySelector<HTMLInputElement>('input[type=radio]:not(:disabled)'));
      return;
    }
    if (working) return;
    setWorking(way);
    await work(chosen);
    setWorking(undefined);
  };
  const add: ButtonProps = {
    busy: working === 'add',
    busyLabel: copy.adding,
    children: copy.addToBag,
    onClick: () => press(onAdd, 'add'),
    ...(isSoldOut ? { disabledReason: onlyColour ? copy.soldOutEverywhere : copy.soldOut } : {}),
  };
  const buy: ButtonProps | undefined =
    onBuyNow && !isSoldOut
      ? {
          emphasis: 'secondary',
          busy: working === 'buy',
          busyLabel: copy.buying,
          children: copy.buyNow,
          onClick: () => press(onBuyNow, 'buy'),
        }
      : undefined;
  return { picker, error, clear: () => setError(undefined), add, buy };
}
