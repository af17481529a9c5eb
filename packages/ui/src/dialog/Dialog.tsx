import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Beside, Body, Foot, Head, HeadWords, Panel, PicturePlace, Scrim, Words } from './Dialog.styles.ts';

/** Up to 440, 640, 880 px wide; full screen below 768. */
export type DialogSize = 's' | 'm' | 'l';

/** What every layer over the page takes. */
export type LayerProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Names the layer. */
  title: string;
  /** Keeps the title for assistive technology, where the content has a heading of its own. */
  hideTitle?: boolean;
  /** Of the title. Default title-s; title-l where the layer is one question. */
  titleSize?: HeadingProps['size'];
  /** A sentence under the title, read with it. */
  description?: ReactNode;
  /** The control that opens it: one element that takes a ref. Focus returns to it. */
  trigger?: ReactNode;
  /** Stays in sight while the body scrolls: the one action. */
  footer?: ReactNode;
  /** Default "Close". */
  closeLabel?: string;
  /**
   * Called before focus moves in; `preventDefault()` to send it elsewhere. Default: the panel itself, which reads its name.
   * A field with `autoFocus` has the focus already, and then nothing moves it.
   */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called before focus returns to the trigger; `preventDefault()` to send it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

export type DialogProps = LayerProps & {
  size?: DialogSize;
  /** A picture that fills the left of the layer from 768; phones go without. */
  picture?: ReactNode;
};

/** A question or a task over the page. Keeps focus inside, closes on Escape and on the ground around it. */
export function Dialog({ size = 'm', picture, ...layer }: DialogProps) {
  return (
    <LayerRoot {...layer}>
      <Panel $size={size} {...contentWiring(layer)}>
        {picture ? (
          <Beside>
            <PicturePlace>{picture}</PicturePlace>
            <Words>
              <LayerContent {...layer} />
            </Words>
          </Beside>
        ) : (
          <LayerContent {...layer} />
        )}
      </Panel>
    </LayerRoot>
  );
}

/** Closes the layer it is in: wraps one element that takes a press. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** Trigger, portal and scrim around the panel of a Dialog or a Drawer. */
export function LayerRoot({ open, defaultOpen, onOpenChange, trigger, children }: LayerProps) {
  // Radix tells "not controlled" by the absence of a prop, not by undefined.
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange !== undefined && { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        {children}
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What the panel itself wears. An explicit `undefined` tells Radix that there is no description on purpose. */
export function contentWiring({ description, onOpenAutoFocus, onCloseAutoFocus }: LayerProps) {
  return {
    ...(description === undefined && { 'aria-describedby': undefined }),
    onOpenAutoFocus: onOpenAutoFocus ?? focusPanel,
    ...(onCloseAutoFocus !== undefined && { onCloseAutoFocus }),
  };
}

/** Head with its way out, body that scrolls, foot that stays. */
export function LayerContent({
  title,
  hideTitle = false,
  titleSize = 'title-s',
  description,
  footer,
  closeLabel = 'Close',
  children,
}: LayerProps) {
  const heading = (
    <Radix.Title asChild>
      <Heading level={2} size={titleSize}>
        {title}
      </Heading>
    </Radix.Title>
  );
  return (
    <>
      <Head>
        <HeadWords>
          {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
          {description !== undefined && (
            <Radix.Description asChild>
              <Text size="sm" tone="secondary">
                {description}
              </Text>
            </Radix.Description>
          )}
        </HeadWords>
        <Radix.Close asChild>
          <IconButton icon="close" label={closeLabel} />
        </Radix.Close>
      </Head>
      <Body ref={reachByKeyboard}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
}

/** A keyboard must be able to scroll words that hold nothing else to focus. */
function reachByKeyboard(body: HTMLElement | null) {
  if (body === null || body.scrollHeight <= body.clientHeight) return;
  if (body.querySelector('a[href], button, input, select, textarea, summary') === null) body.tabIndex = 0;
}

/** Not the cross, which is first in order: a way out is no place to begin. */
function focusPanel(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement | null)?.focus({ preventScroll: true });
}
