import { useLocation } from 'react-router-dom';
import textFont from '@luxe/tokens/fonts/anek-400-latin.woff2?url';
import displayFont from '@luxe/tokens/fonts/caslon-display-latin.woff2?url';
import italicFont from '@luxe/tokens/fonts/caslon-italic-latin.woff2?url';
import { resolvePath, type Place } from '../paths/resolvePath.ts';

/** Pages that editors speak on, in italic. */
const editorial: ReadonlySet<Place['kind']> = new Set(['home', 'explore', 'content', 'product']);

/** Asks for the faces of a page's first words while its styles are on their way. Written by the server. */
export function FontPreloads() {
  const { kind } = resolvePath(useLocation().pathname);
  const faces = [textFont, displayFont, ...(editorial.has(kind) ? [italicFont] : [])];
  return faces.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
