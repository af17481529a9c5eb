import type { ComponentType, ReactNode } from 'react';
import type { DialogProps, DialogSize } from '../dialog/Dialog.tsx';

/** The dialog around the content. */
export type ModalFrame = {
  /** Accessible name and visible title. */
  title: string;
  hideTitle?: boolean;
  /** Default `title-s`. Use `title-l` for a modal that asks one question. */
  titleSize?: DialogProps['titleSize'];
  description?: ReactNode;
  /** Control above the title that goes one step back. Null: no control. */
  back?: ReactNode;
  /** 440, 640 or 880 px wide; full screen below 768 px. Default `m`. */
  size?: DialogSize;
  /** Fills the left side from 768 px. */
  picture?: ReactNode;
  /** Keeps the modal open on a press on the scrim. Use it where typed text would be lost. */
  disablePointerDismissal?: boolean;
};

/** Props that the host passes to the content. */
export type ModalContentProps<Result> = {
  /** Closes the modal and resolves `open` to the result. */
  onDone: (result?: Result) => void;
};

/** Props of any content. */
type Content = ModalContentProps<never>;

/**
 * A definition of a modal that can open over any page. Features export definitions, and the storefront
 * registers them by name. `load` is called when the modal opens.
 */
export type Modal<Props extends Content> = ModalFrame & { load: () => Promise<ComponentType<Props>> };

/** Input of a modal: the props of its content without those that the host passes. */
export type ModalInput<Props extends Content> = Omit<Props, keyof Content>;

/** Type of the result of a modal. */
export type ModalResult<Props extends Content> = Props extends { onDone: (result?: infer Result) => void }
  ? Result
  : never;

/**
 * Defines a modal and infers its types.
 *
 * `const login = modal({ title: 'Log in', load: () => import('./Login.tsx').then((m) => m.Login) })`
 */
export const modal = <Props extends Content>(definition: Modal<Props>): Modal<Props> => definition;

/** Type of any modal, regardless of the props of its content. The host stores modals as this type. */
export type AnyModal = ModalFrame & { load: () => Promise<ComponentType<ModalContentProps<unknown>>> };
