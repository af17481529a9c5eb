import type { HTMLAttributes, Ref } from 'react';
import { Frame } from './Container.styles.ts';

/**
 * Maximum width. `content`: 1680 px, page margins included. `form` and `copy`: 440 px and 600 px plus page
 * margins.
 */
export type ContainerWidth = 'content' | 'form' | 'copy';

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav' | 'article';
  width?: ContainerWidth;
  ref?: Ref<HTMLElement>;
};

/** Centres content inside the page margins. Do not put full-width hero banners into a container. */
export function Container({ as = 'div', width = 'content', ref, ...rest }: ContainerProps) {
  return <Frame as={as} ref={ref as Ref<HTMLDivElement>} $width={width} {...rest} />;
}
