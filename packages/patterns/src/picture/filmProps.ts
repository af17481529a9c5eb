import type { Film } from '@luxe/contract/calls';
import type { FilmProps } from '@luxe/ui/film';
import { pictureProps, widthsFor, type PictureWithoutTone } from './pictureProps.ts';

/**
 * Props of the ui component `Film`, from a film of the contract and its still picture. `undefined` if the
 * film has no sources.
 */
export function filmProps(
  { sources, captions }: Film,
  still: PictureWithoutTone,
  sizes: string,
): FilmProps | undefined {
  const [first, ...others] = sources.map(({ url, type }) => ({ src: url, type }));
  if (!first) return undefined;
  return {
    poster: pictureProps(still, widthsFor.banner, sizes),
    sources: [first, ...others],
    captions: captions && { src: captions.url, lang: captions.lang, label: captions.label },
  };
}
