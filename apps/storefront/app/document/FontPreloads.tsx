import textFont from '@luxe/tokens/fonts/anek-400-latin.woff2?url';
import strongFont from '@luxe/tokens/fonts/anek-500-latin.woff2?url';
import displayFont from '@luxe/tokens/fonts/caslon-display-latin.woff2?url';
import italicFont from '@luxe/tokens/fonts/caslon-italic-latin.woff2?url';
import { media, type Catalogue } from '@luxe/tokens';

const wideWindow = media.from1024.replace('@media ', '');

/**
 * Preloads the fonts of the first screen while the styles load. Rendered by the server only. The italic font
 * sets the name of indiluxe, which is in the header of a wide window and, on indiluxe pages, at the top of a
 * phone. On other phone pages the name is further down, so the font is not preloaded there.
 */
export function FontPreloads({ catalogue }: { catalogue: Catalogue }) {
  return (
    <>
      {[textFont, strongFont, displayFont].map((href) => (
        <FontPreload key={href} href={href} />
      ))}
      <FontPreload href={italicFont} media={catalogue === 'luxury' ? wideWindow : undefined} />
    </>
  );
}

const FontPreload = ({ href, media }: { href: string; media?: string | undefined }) => (
  <link rel="preload" as="font" href={href} media={media} crossOrigin="anonymous" />
);
