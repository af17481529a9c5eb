import { pictureProps, widthsFor, type PictureWithoutTone } from '@luxe/patterns/picture';
import { Image, type ImageRatio } from '@luxe/ui/image';

export type ArticlePictureProps = {
  picture: PictureWithoutTone;
  sizes: string;
  ratio?: ImageRatio;
  /** True for the picture of a product without background, which is not cropped. */
  isCutOut: boolean;
  priority?: boolean;
};

/** Whether both crops of a picture are one file: the picture of a product without background. */
export const isCutOut = ({ wide, tall }: { wide: PictureWithoutTone; tall: PictureWithoutTone }) =>
  wide.url === tall.url;

/**
 * Whether the picture of a product fills its frame without being cropped. A close-up touches the edges of its
 * file, so space around it would show them.
 */
const hasFrameRatio = ({ width, height }: PictureWithoutTone, ratio: ImageRatio) =>
  ratio === '4/5' && width * 5 === height * 4;

/** A picture of an article: a scene that fills its frame, or a product on the media colour. */
export function ArticlePicture({
  picture,
  sizes,
  ratio = '4/5',
  isCutOut: hasNoGround,
  priority = false,
}: ArticlePictureProps) {
  return (
    <Image
      {...pictureProps(picture, widthsFor.banner, sizes)}
      ratio={ratio}
      fit={hasNoGround && !hasFrameRatio(picture, ratio) ? 'contain' : 'cover'}
      tone={hasNoGround ? 'media' : 'photo'}
      priority={priority}
    />
  );
}
