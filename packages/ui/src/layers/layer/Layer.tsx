import * as Radix from '@radix-ui/react-dialog';
import { useState, type ReactNode, type Ref } from 'react';
import { Heading, type HeadingProps } from '../../typography/heading/Heading.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { focusPanel, wrapFocus } from './focusPanel.ts';
import { focusTrail, returnFocus } from '../../focus/focusTrail.ts';
import { Aside, Back, TitleBelow, Body, Footer, Header, HeaderText, Scrim } from './Layer.styles.ts';
import { usePortalContainer } from './portalContainer.ts';
import { openProps, type OpenStateProps } from './useOpenState.ts';

/** Props of every modal layer. */
export type LayerProps = OpenStateProps & {
  /** Accessible name and visible title. */
  title: string;
  /** Hides the title visually, for content with its own heading. */
  hideTitle?: boolean;
  /** Size of the title. Default `title-s`. Use `title-l` for a layer that asks one question. */
  titleSize?: HeadingProps['size'];
  /** A sentence below the title, which screen readers announce with the title. */
  description?: ReactNode;
  /**
   * A control that goes one step back: "Change number". Shown above the title, in the row of the close
   * button. Null for none.
   */
  back?: ReactNode;
  /** Beside the title: a count ("6 items") or one small action ("Clear all"). */
  aside?: ReactNode;
  /**
   * The control that opens the layer: one element that accepts a ref. On close, focus returns to this
   * control.
   */
  trigger?: ReactNode;
  /** Content below the scrolling body, such as the main action. Always visible. */
  footer?: ReactNode;
  /** Default "Close". */
  closeLabel?: string;
  /**
   * Keeps the layer open on a press on the scrim. Use it where typed text would be lost. Escape and the close
   * button still close the layer.
   */
  disablePointerDismissal?: boolean;
  /**
   * Called before Escape closes the layer. Call `preventDefault()` to keep it open, for example to go one
   * step back instead.
   */
  onEscape?: (event: KeyboardEvent) => void;
  /**
   * Called before focus moves into the layer. Call `preventDefault()` to focus another element. By default
   * the panel itself gets focus, so that its name is announced. A field with `ref={focusOnMount}` keeps the
   * focus.
   */
  onOpenAutoFocus?: (event: Event) => void;
  /**
   * Called before focus returns to the previously focused element. Call `preventDefault()` to focus another
   * element.
   */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

export type PanelProps = ReturnType<typeof usePanelWiring>;

export type LayerRootProps = Omit<LayerProps, 'children'> & {
  /** Renders the panel: a Radix Content with the given props spread on it. */
  children: (wiring: PanelProps) => ReactNode;
};

/**
 * Trigger, portal and scrim of a layer. While open, locks and dims the page and hides it from assistive
 * technology.
 */
export function LayerRoot({ trigger, children, ...layer }: LayerRootProps) {
  return (
    <Radix.Root {...openProps(layer)}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...usePortalContainer()}>
        <Scrim />
        <WiredPanel layer={layer} renderPanel={children} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type WiredPanelProps = {
  layer: Omit<LayerProps, 'children' | 'trigger'>;
  renderPanel: LayerRootProps['children'];
  /** Radix passes this ref, to wait for the exit animation of the panel before it unmounts the panel. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * A component of its own, because it is mounted only while the layer is open. Its first render records the
 * focused element, before the layer takes the focus.
 */
function WiredPanel({ layer, renderPanel, ref }: WiredPanelProps) {
  return renderPanel(usePanelWiring(layer, ref));
}

/** Props of the panel. */
function usePanelWiring(
  {
    description,
    disablePointerDismissal,
    onEscape,
    onOpenAutoFocus,
    onCloseAutoFocus,
  }: WiredPanelProps['layer'],
  ref: WiredPanelProps['ref'],
) {
  const [trail] = useState(() => focusTrail(document.activeElement));
  return {
    ref,
    // An explicit `undefined` silences Radix's warning about a missing description.
    ...(description === undefined && { 'aria-describedby': undefined }),
    onKeyDown: wrapFocus,
    ...(onEscape && { onEscapeKeyDown: onEscape }),
    onOpenAutoFocus: onOpenAutoFocus ?? focusPanel,
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      // The trail is empty if no element had focus when the layer opened. Radix then focuses the trigger, if
      // there is one.
      if (event.defaultPrevented || trail.length === 0) return;
      event.preventDefault();
      returnFocus(trail);
    },
    onInteractOutside: (event: Event) => {
      if (disablePointerDismissal === true || isToast(event.target)) event.preventDefault();
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

/** Header with the close button, scrolling body and fixed footer of a layer. */
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
  const headerText = (
    <HeaderText>
      {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
      {description !== undefined && <LayerDescription>{description}</LayerDescription>}
    </HeaderText>
  );
  return (
    <>
      <Header data-header="">
        {back === null ? headerText : <Back>{back}</Back>}
        {aside !== undefined && <Aside>{aside}</Aside>}
        <DialogClose>
          <IconButton icon="close" label={closeLabel} />
        </DialogClose>
      </Header>
      {back !== null && <TitleBelow>{headerText}</TitleBelow>}
      <Body ref={makeKeyboardScrollable}>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
}

/** The heading that is the accessible name of the layer. */
export function LayerTitle({ size, children }: { size: HeadingProps['size']; children: ReactNode }) {
  return (
    <Radix.Title asChild>
      <Heading level={2} {...(size !== undefined && { size })}>
        {children}
      </Heading>
    </Radix.Title>
  );
}

/** Text that is announced with the name of the layer. */
export function LayerDescription({ children }: { children: ReactNode }) {
  return (
    <Radix.Description asChild>
      <Text as="div" size="sm" tone="secondary">
        {children}
      </Text>
    </Radix.Description>
  );
}

/** Makes its child, one pressable element, close the layer around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** Makes a scrolling body without focusable content focusable, so that a keyboard can scroll it. */
function makeKeyboardScrollable(body: HTMLElement | null) {
  if (body === null || body.scrollHeight <= body.clientHeight) return;
  if (body.querySelector('a[href], button, input, select, textarea, summary') === null) body.tabIndex = 0;
}

/**
 * Whether a press was on a toast. Toasts are outside the layer, but a press on a toast must not close the
 * layer.
 */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}
