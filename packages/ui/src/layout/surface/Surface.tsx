import type { HTMLAttributes, Ref } from 'react';
import { Root } from './Surface.styles.ts';

/**
 * Use of the background. `page`: the page. `raised`: menus and dialogs. `sunken`: rows of products that
 * scroll horizontally. `media`: behind product images.
 */
export type SurfaceTone = 'page' | 'raised' | 'sunken' | 'media';

export type SurfaceProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'aside' | 'article' | 'header' | 'footer';
  /** Default `page`. */
  tone?: SurfaceTone;
  /** Catalogue whose tokens apply inside. Default: inherited. */
  catalogue?: 'luxury' | 'indiluxe' | undefined;
  /** Theme whose tokens apply inside. Default: inherited. */
  theme?: 'dark' | 'light' | undefined;
  ref?: Ref<HTMLElement>;
};

/** A background with its text colour. Can use another catalogue or theme than the page. */
export function Surface({ as, tone = 'page', catalogue, theme, ref, ...rest }: SurfaceProps) {
  return (
    <Root
      as={as}
      ref={ref as Ref<HTMLDivElement>}
      $tone={tone}
      data-catalogue={catalogue}
      data-theme={theme}
      {...rest}
    />
  );
}
