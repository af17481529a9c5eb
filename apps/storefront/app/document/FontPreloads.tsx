import textFont from '@luxe/tokens/fonts/anek-400-latin.woff2?url';
import strongFont from '@luxe/tokens/fonts/anek-500-latin.woff2?url';
import displayFont from '@luxe/tokens/fonts/caslon-display-latin.woff2?url';
import italicFont from '@luxe/tokens/fonts/caslon-italic-latin.woff2?url';
import { media, type Catalogue } from '@luxe/tokens';

const wideWindow = media.from1024.replace('@media ', '');

/**
 * Asks for the faces of a page's first words while its styles are on their way. Written by the server. The italic is the name of indiluxe:
 * a door in the header of a wide window, and above its own pages on a phone as well; elsewhere on a phone it stands below what is seen first.
 */
export function FontPreloads({ catalogue }: { catalogue: Catalogue }) {
  return (
    <>
      {[textFont, strongFont, displayFont].map((href) => (
        <Face key={href} href={href} />
      ))}
      <Face href={italicFont} media={catalogue === 'luxury' ? wideWindow : undefined} />
    </>
  );
}

const Face = ({ href, media }: { href: string; media?: string | undefined }) => (
  <link rel="preload" as="font" href={href} media={media} crossOrigin="anonymous" />
);
