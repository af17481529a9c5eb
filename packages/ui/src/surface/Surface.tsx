import type { HTMLAttributes, Ref } from 'react';
import { Ground } from './Surface.styles.ts';

/** The room; menus and layers; rails; behind objects. */
export type SurfaceTone = 'page' | 'raised' | 'sunken' | 'media';

export type SurfaceProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'aside' | 'article' | 'header' | 'footer';
  /** Default `page`. */
  tone?: SurfaceTone;
  /** Another catalogue's grounds and marks within. Default: those around it. */
  catalogue?: 'luxury' | 'indiluxe' | undefined;
  /** Another theme within. Default: the one around it. */
  theme?: 'dark' | 'light' | undefined;
  ref?: Ref<HTMLElement>;
};

/** A ground with the text colour that belongs on it; where asked, of another catalogue or theme than the page's. */
export function Surface({ as, tone = 'page', catalogue, theme, ref, ...rest }: SurfaceProps) {
  return (
    <Ground
      as={as}
      ref={ref as Ref<HTMLDivElement>}
      $tone={tone}
      data-catalogue={catalogue}
      data-theme={theme}
      {...rest}
    />
  );
}
