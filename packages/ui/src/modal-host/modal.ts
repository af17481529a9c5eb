import type { ComponentType, ReactNode } from 'react';
import type { DialogProps, DialogSize } from '../dialog/Dialog.tsx';

/** What stands around the content. */
export type ModalFrame = {
  /** Names the modal. */
  title: string;
  hideTitle?: boolean;
  /** Default title-s; title-l where the modal is one question. */
  titleSize?: DialogProps['titleSize'];
  description?: ReactNode;
  /** A step back, above the title; null takes it away again. */
  back?: ReactNode;
  /** Default m: 440, 640, 880 px; full screen below 768. */
  size?: DialogSize;
  /** Fills the left from 768. */
  picture?: ReactNode;
  /** Stays when the ground around it is pressed, where something typed would be lost. */
  keepOpen?: boolean;
};

/** What the host gives to the content. */
export type ModalContentProps<Result> = {
  /** Closes the modal; the result is the answer of `open`. */
  onDone: (result?: Result) => void;
};

/** Any content: what it takes includes `onDone`. */
type Content = ModalContentProps<never>;

/**
 * Something that opens over any page. A value, not a place: a feature exports the modal it has, the shop keeps a table of the names it knows.
 * `load` is called as it opens; a module that is here already answers at once.
 */
export type Modal<Props extends Content> = ModalFrame & { load: () => Promise<ComponentType<Props>> };

/** What must be given to open it: what its content takes, without what the host gives. */
export type ModalInput<Props extends Content> = Omit<Props, keyof Content>;

/** What it comes to. */
export type ModalResult<Props extends Content> = Props extends { onDone: (result?: infer Result) => void }
  ? Result
  : never;

/** Infers the rest: `const login = modal({ title: 'Log in', load: () => import('./Login.tsx').then((m) => m.Login) })`. */
export const modal = <Props extends Content>(given: Modal<Props>): Modal<Props> => given;

/** As the host holds it: it knows no props but its own. */
export type AnyModal = ModalFrame & { load: () => Promise<ComponentType<ModalContentProps<unknown>>> };
