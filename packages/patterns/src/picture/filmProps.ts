import type { Film } from '@luxe/contract/calls';
import type { FilmProps } from '@luxe/ui/film';
import { pictureProps, widthsFor, type ShownPicture } from './pictureProps.ts';

/** What a Film of ui needs of a film of the contract and its still. `undefined` without a file to play. */
export function filmProps(
  { sources, captions }: Film,
  still: ShownPicture,
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
