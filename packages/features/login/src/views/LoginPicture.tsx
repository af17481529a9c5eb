import { Image } from '@luxe/ui/image';
import { PictureFill } from './Login.styles.ts';

/** URL of the seasonal picture in one of its two served widths. The modal shows the picture 360 px wide. */
const pictureUrl = (width: 480 | 800) => `/img/b3fe8503a0f2dc9f/${width}`;

/** Decorative picture beside the form on a desktop. */
export function LoginPicture() {
  return (
    <PictureFill>
      <Image
        src={`${pictureUrl(480)}.webp`}
        avif={`${pictureUrl(480)}.avif 480w, ${pictureUrl(800)}.avif 800w`}
        sizes="360px"
        width={900}
        height={1125}
        alt=""
        ratio="fill"
        tone="photo"
      />
    </PictureFill>
  );
}
