import type { HTMLAttributes, Ref } from 'react';
import { Frame } from './Container.styles.ts';

/** 1680, 440 or 600 px at most, page margins apart. */
export type ContainerWidth = 'content' | 'form' | 'copy';

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav' | 'article';
  width?: ContainerWidth;
  ref?: Ref<HTMLElement>;
};

/** Keeps content inside the page margins and in the middle. Heroes stay outside it. */
export function Container({ as = 'div', width = 'content', ref, ...rest }: ContainerProps) {
  return <Frame as={as} ref={ref as Ref<HTMLDivElement>} $width={width} {...rest} />;
}
