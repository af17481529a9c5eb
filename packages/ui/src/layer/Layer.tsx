import * as Radix from '@radix-ui/react-dialog';
import { useState, type ReactNode, type Ref } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { focusPanel, goRound } from './focusPanel.ts';
import { focusTrail, returnFocus } from '../focus/focusTrail.ts';
import { Aside, Back, Below, Body, Foot, Head, HeadWords, Scrim } from './Layer.styles.ts';
import { usePortalContainer } from './portalContainer.ts';
import { openProps, type OpenProps } from './useOpenState.ts';

/** What every layer over the page takes. */
export type LayerProps = OpenProps & {
  /** Names the layer. */
  title: string;
  /** Keeps the title for assistive technology, where the content has a heading of its own. */
  hideTitle?: boolean;
  /** Of the title. Default title-s; title-l where the layer is one question. */
  titleSize?: HeadingProps['size'];
  /** A sentence under the title, read with it. */
  description?: ReactNode;
  /** A step back, above the title and on the line of the cross: "Change number". Null is none. */
  back?: ReactNode;
  /** Beside the title: a count ("6 items") or one small action ("Clear all"). */
  aside?: ReactNode;
  /** The control that opens it: one element that takes a ref. Focus returns to it. */
  trigger?: ReactNode;
  /** Stays in sight while the body scrolls: the one action. */
  footer?: ReactNode;
  /** Default "Close". */
  closeLabel?: string;
  /** Stays when the ground around it is pressed, where something typed would be lost. Escape and the cross still close it. */
  keepOpen?: boolean;
  /** Called before Escape closes it; `preventDefault()` to go a step back in it instead. */
  onEscape?: (event: KeyboardEvent) => void;
  /**
   * Called before focus moves in; `preventDefault()` to send it elsewhere. Default: the panel itself, which reads its name.
   * A field with `ref={focusOnMount}` has the focus already, and then nothing moves it.
   */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called before focus returns to what had it; `preventDefault()` to send it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

export type PanelWiring = ReturnType<typeof usePanelWiring>;

export type LayerRootProps = Omit<LayerProps, 'children'> & {
  /** Draws the panel, which is a Radix Content and wears the wiring. */
  children: (wiring: PanelWiring) => ReactNode;
};

/** Trigger, portal and scrim around the panel of a layer. The page behind is locked, dimmed and hidden from assistive technology. */
export function LayerRoot({ trigger, children, ...layer }: LayerRootProps) {
  return (
    <Radix.Root {...openProps(layer)}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...usePortalContainer()}>
        <Scrim />
        <Wired layer={layer} draw={children} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type WiredProps = {
  layer: Omit<LayerProps, 'children' | 'trigger'>;
  draw: LayerRootProps['children'];
  /** From the portal, which waits for the leaving movement of the panel. */
  ref?: Ref<HTMLDivElement>;
};

/** In the page only while the layer is, so that its first render comes just before the layer takes the focus. */
function Wired({ layer, draw, ref }: WiredProps) {
  return draw(usePanelWiring(layer, ref));
}

/** What the panel itself wears. */
function usePanelWiring(
  { description, keepOpen, onEscape, onOpenAutoFocus, onCloseAutoFocus }: WiredProps['layer'],
  ref: WiredProps['ref'],
) {
  const [trail] = useState(() => focusTrail(document.activeElement));
  return {
    ref,
    // An explicit `undefined` tells Radix that there is no description on purpose.
    ...(description === undefined && { 'aria-describedby': undefined }),
    onKeyDown: goRound,
    ...(onEscape && { onEscapeKeyDown: onEscape }),
    onOpenAutoFocus: onOpenAutoFocus ?? focusPanel,
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      // Without a trail Radix returns to the trigger, where there is one.
      if (event.defaultPrevented || trail.length === 0) return;
      event.preventDefault();
      returnFocus(trail);
    },
    onInteractOutside: (event: Event) => {
      if (keepOpen === true || isToast(event.target)) event.preventDefault();
    },
  };
}

export type LayerContentProps = Pick<
  LayerProps,
  | 'title'
  | 'hideTitle'
  | 'titleSize'
  | 'description'
  | 'back'
  | 'aside'
  | 'footer'
  | 'closeLabel'
  | 'children'
>;

/** Head with its way out, body that scrolls, foot that stays. */
export function LayerContent({
  title,
  hideTitle = false,
  titleSize = 'title-s',
  description,
  back = null,
  aside,
  footer,
  closeLabel = 'Close',
  children,
}: LayerContentProps) {
  const heading = <LayerTitle size={titleSize}>{title}</LayerTitle>;
  const words = (
    <HeadWords>
      {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
      {description !== undefined && <LayerDescription>{description}</LayerDescription>}
    </HeadWords>
  );
  return (
    <>
      <Head data-head="">
        {back === null ? words : <Back>{back}</Back>}
        {aside !== undefined && <Aside>{aside}</Aside>}
        <DialogClose>
          <IconButton icon="close" label={closeLabel} />
        </DialogClose>
      </Head>
      {back !== null && <Below>{words}</Below>}
      <Body ref={reachByKeyboard}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
}

/** The heading that names the layer. */
export function LayerTitle({ size, children }: { size: HeadingProps['size']; children: ReactNode }) {
  return (
    <Radix.Title asChild>
      <Heading level={2} {...(size !== undefined && { size })}>
        {children}
      </Heading>
    </Radix.Title>
  );
}

/** Words that are read with the name of the layer. */
export function LayerDescription({ children }: { children: ReactNode }) {
  return (
    <Radix.Description asChild>
      <Text as="div" size="sm" tone="secondary">
        {children}
      </Text>
    </Radix.Description>
  );
}

/** Closes the layer it is in: wraps one element that takes a press. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** A keyboard must be able to scroll words that hold nothing else to focus. */
function reachByKeyboard(body: HTMLElement | null) {
  if (body === null || body.scrollHeight <= body.clientHeight) return;
  if (body.querySelector('a[href], button, input, select, textarea, summary') === null) body.tabIndex = 0;
}

/** A toast stands over the layer and is not the ground around it: undoing something must not close what it was done in. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}
