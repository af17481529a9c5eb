import { ColourPicker } from '@luxe/patterns/colour-picker';
import { LateFaq } from '@luxe/patterns/late-faq';
import { PriceBlock } from '@luxe/patterns/price-block';
import { SizePicker, stockNote } from '@luxe/patterns/size-picker';
import { moveFocus } from '@luxe/ui/focus';
import { ActionBar } from '@luxe/ui/action-bar';
import { Breadcrumbs } from '@luxe/ui/breadcrumbs';
import { Button, type ButtonProps } from '@luxe/ui/button';
import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { HydrateLate, lazyLate } from '@luxe/ui/hydrate-late';
import { Link } from '@luxe/ui/link';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useRef, useState, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import { sizeLabels } from '../data/productPart.ts';
import type { Offers, Plan } from '../data/useProduct.ts';
import type { ProductModel, Size } from '../data/toProductModel.ts';
import { ProductPictures } from './ProductPictures.tsx';
import { TaxLine } from './TaxLine.tsx';
import {
  Actions,
  BelowProduct,
  Columns,
  Crumbs,
  Facts,
  FindSizeRow,
  HeaderRow,
  WishlistButtonWrapper,
} from './ProductView.styles.ts';

/**
 * A page that another page has opened has no HTML of the server for its late parts. So their code loads at
 * once, in every window.
 */
const early =
  typeof document !== 'undefined' && document.documentElement.dataset['ready'] !== undefined
    ? 'all'
    : undefined;
const FindSize = lazyLate(() => import('./FindSize.tsx').then((module) => module.FindSize));
const ProductNotes = lazyLate(
  () => import('./ProductNotes.tsx').then((module) => module.ProductNotes),
  early,
);
const ProductSections = lazyLate(
  () => import('./ProductSections.tsx').then((module) => module.ProductSections),
  early,
);

export type ProductViewProps = {
  model: ProductModel;
  /** Another colour is loading. */
  busy?: boolean;
  onSizeChange: (size: string) => void;
  /** Adds a size to the bag and reports the outcome. Resolves when the store has responded; never rejects. */
  onAdd: (size: Size) => Promise<void>;
  /**
   * Buys a size directly, without the bag. Like `onAdd`, it resolves when the store has responded, and never
   * rejects. Without this callback, the button "Buy now" is not shown.
   */
  onBuyNow?: (size: Size) => Promise<void>;
  /** The delivery promise for the shopper's pincode. Not shown for a discontinued product. */
  delivery: ReactNode;
  /** The share button, beside the brand. */
  share?: ReactNode;
  wishlistButton?: ReactNode;
  /** The button that opens the size guide. */
  sizeGuide?: ReactNode;
  /** No-cost EMI plans, lowest monthly instalment first. Undefined until they are loaded. */
  plans: readonly Plan[] | undefined;
  /** Points that the product earns, below its price. */
  earned?: ReactNode;
  /** Offers, shown among the product notes. Undefined until they are loaded. */
  offers: Offers['offers'] | undefined;
  /** Rails below the product. */
  rails?: ReactNode;
};

/** The product page. */
export function ProductView({
  model,
  busy = false,
  onSizeChange,
  onAdd,
  onBuyNow,
  delivery,
  rails,
  plans,
  offers,
  ...slots
}: ProductViewProps) {
  const { share, wishlistButton, sizeGuide, earned } = slots;
  const { product, crumbs, sizes, selected } = model;
  const { picker, error, clear, add, buy } = usePurchase(model, onAdd, onBuyNow);
  const note = stockNote(selected);
  const choose = (size: string) => {
    clear();
    onSizeChange(size);
  };
  return (
    <>
      <Container>
        <Crumbs>
          <Breadcrumbs items={crumbs} />
        </Crumbs>
        <Columns busy={busy}>
          <ProductPictures key={product.color} pictures={product.galleryImagesList} tag={model.tag} />
          <Facts>
            <ProductHeader
              model={model}
              plans={plans}
              earned={earned}
              actions={
                (share || wishlistButton !== undefined) && (
                  <>
                    {share}
                    {wishlistButton !== undefined && (
                      <WishlistButtonWrapper>{wishlistButton}</WishlistButtonWrapper>
                    )}
                  </>
                )
              }
            />
            {product.variantOptions.colorlink.length > 0 && (
              <ColourPicker colours={product.variantOptions.colorlink} />
            )}
            {sizes.length > 0 ? (
              // Without scripts, submitting this form puts the colour and size into the URL.
              <form ref={picker} method="get" onSubmit={(event) => event.preventDefault()}>
                <input type="hidden" name="color" value={product.color} />
                <SizePicker
                  name="size"
                  sizes={sizes}
                  value={selected?.size}
                  error={error}
                  action={sizeGuide}
                  onValueChange={choose}
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
            {product.garment?.fits && !model.isDiscontinued && (
              <FindSizeRow>
                <HydrateLate>
                  <FindSize
                    garment={product.garment}
                    selected={selected?.size}
                    sizes={sizes}
                    onChoose={choose}
                  />
                </HydrateLate>
              </FindSizeRow>
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
            {!model.isDiscontinued && (
              <Stack gap={20}>
                <Divider />
                {delivery}
                {product.otherSellersCount > 0 && (
                  <Text size="sm">
                    <Link href={sellersHref(product)}>{copy.otherSellers(product.otherSellersCount)}</Link>
                  </Text>
                )}
              </Stack>
            )}
            <HydrateLate>
              <ProductNotes product={product} offers={offers} />
            </HydrateLate>
          </Facts>
        </Columns>
      </Container>
      <BelowProduct>
        {hasSections(product) && (
          <HydrateLate>
            <ProductSections product={product} size={selected?.size} />
          </HydrateLate>
        )}
        {rails}
        <Container>
          <LateFaq questions={product.questionAndAnswerList} />
        </Container>
      </BelowProduct>
      <ActionBar label={copy.bar}>
        {buy && <Button block {...buy} />}
        <Button block {...add} />
      </ActionBar>
    </>
  );
}

/** Whether the product has measures of a garment, or a detail that may have its size. */
const hasSections = ({ garment, details }: ProductModel['product']) =>
  garment !== undefined || details.some(({ label }) => sizeLabels.test(label));

const sellersHref = ({ productListingId, color }: ProductModel['product']) =>
  `/other-seller/${productListingId}?color=${encodeURIComponent(color)}`;

type ProductHeaderProps = Pick<ProductViewProps, 'model' | 'plans' | 'earned'> & { actions: ReactNode };

function ProductHeader({
  model: { product, price, mrp, discountPercent },
  plans,
  earned,
  actions,
}: ProductHeaderProps) {
  return (
    <Stack gap={16}>
      <Stack gap={6}>
        <HeaderRow>
          <Text weight="medium">
            <Link href={product.brandURL} tone="bare">
              {product.brandName}
            </Link>
          </Text>
          {actions && <Actions>{actions}</Actions>}
        </HeaderRow>
        <Heading level={1} size="title-l" tabIndex={-1}>
          {product.productName}
        </Heading>
      </Stack>
      <Stack gap={2}>
        <PriceBlock size="l" price={price} mrp={mrp} discountPercent={discountPercent} />
        <TaxLine plans={plans} />
        {earned}
      </Stack>
    </Stack>
  );
}

/**
 * Props of the buttons "Add to bag" and "Buy now". If no size is selected, a press shows an error at the size
 * picker. While one purchase is pending, both buttons ignore presses. For a sold-out product, "Add to bag" is
 * disabled with a reason, and "Buy now" is missing.
 */
function usePurchase(
  { selected, isSoldOut, isDiscontinued, product }: ProductModel,
  onAdd: ProductViewProps['onAdd'],
  onBuyNow: ProductViewProps['onBuyNow'],
) {
  const picker = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [pendingAction, setPendingAction] = useState<'add' | 'buy'>();
  const hasOneColour = product.variantOptions.colorlink.length < 2;
  const soldOut = hasOneColour ? copy.soldOutEverywhere : copy.soldOut;
  const submit = async (purchase: typeof onAdd, action: 'add' | 'buy') => {
    if (!selected) {
      setError(copy.chooseSize);
      moveFocus(picker.current?.querySelector<HTMLInputElement>('input[type=radio]:not(:disabled)'));
      return;
    }
    if (pendingAction) return;
    setPendingAction(action);
    await purchase(selected);
    setPendingAction(undefined);
  };
  const add: ButtonProps = {
    busy: pendingAction === 'add',
    busyLabel: copy.adding,
    children: copy.addToBag,
    onClick: () => submit(onAdd, 'add'),
    ...(isSoldOut ? { disabledReason: isDiscontinued ? copy.discontinued : soldOut } : {}),
  };
  const buy: ButtonProps | undefined =
    onBuyNow && !isSoldOut
      ? {
          emphasis: 'secondary',
          busy: pendingAction === 'buy',
          busyLabel: copy.buying,
          children: copy.buyNow,
          onClick: () => submit(onBuyNow, 'buy'),
        }
      : undefined;
  return { picker, error, clear: () => setError(undefined), add, buy };
}
