import type { HTMLAttributes, Ref } from 'react';
import { Frame } from './Container.styles.ts';

/** Maximum width: 1680 px with page margins, or 440 or 600 px without them. */
export type ContainerWidth = 'content' | 'form' | 'copy';

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav' | 'article';
  width?: ContainerWidth;
  ref?: Ref<HTMLElement>;
};

/** Centres content inside the page margins. Hero banners go outside it. */
export function Container({ as = 'div', width = 'content', ref, ...rest }: ContainerProps) {
  return <Frame as={as} ref={ref as Ref<HTMLDivElement>} $width={width} {...rest} />;
}
