import { createContext, useContext, useEffect } from 'react';
import type { ModalFrame } from './modal.ts';

export const FrameContext = createContext<((frame: Partial<ModalFrame>) => void) | undefined>(undefined);

/**
 * Lets the content of a modal change the dialog around it (title, size, back control). A login, for example,
 * changes the title from the number step to the code step. Pass stable values: a new element on each render
 * updates the dialog on each render. Throws outside the content of a `ModalHost`.
 */
export function useModalFrame({
  title,
  hideTitle,
  titleSize,
  description,
  back,
  size,
  picture,
  disablePointerDismissal,
}: Partial<ModalFrame>) {
  const change = useContext(FrameContext);
  if (change === undefined)
    throw new Error('useModalFrame needs a parent: call it in content that a <ModalHost> has opened.');
  useEffect(() => {
    change({
      ...(title !== undefined && { title }),
      ...(hideTitle !== undefined && { hideTitle }),
      ...(titleSize !== undefined && { titleSize }),
      ...(description !== undefined && { description }),
      ...(back !== undefined && { back }),
      ...(size !== undefined && { size }),
      ...(picture !== undefined && { picture }),
      ...(disablePointerDismissal !== undefined && { disablePointerDismissal }),
    });
  }, [change, title, hideTitle, titleSize, description, back, size, picture, disablePointerDismissal]);
}
