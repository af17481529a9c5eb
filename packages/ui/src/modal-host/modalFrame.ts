import { createContext, useContext, useEffect } from 'react';
import type { ModalFrame } from './modal.ts';

export const FrameContext = createContext<((frame: Partial<ModalFrame>) => void) | undefined>(undefined);

/**
 * For content whose frame changes as it goes on, as the title of a login does from its number to its code. Pass values that keep their identity:
 * a new element on each render is a new frame on each render.
 */
export function useModalFrame({
  title,
  hideTitle,
  titleSize,
  description,
  back,
  size,
  picture,
  keepOpen,
}: Partial<ModalFrame>) {
  const change = useContext(FrameContext);
  if (change === undefined)
    throw new Error('useModalFrame needs a parent: it is for content that a <ModalHost> has opened.');
  useEffect(() => {
    change({
      ...(title !== undefined && { title }),
      ...(hideTitle !== undefined && { hideTitle }),
      ...(titleSize !== undefined && { titleSize }),
      ...(description !== undefined && { description }),
      ...(back !== undefined && { back }),
      ...(size !== undefined && { size }),
      ...(picture !== undefined && { picture }),
      ...(keepOpen !== undefined && { keepOpen }),
    });
  }, [change, title, hideTitle, titleSize, description, back, size, picture, keepOpen]);
}
