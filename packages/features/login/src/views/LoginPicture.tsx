import { Image } from '@luxe/ui/image';
import { Filling } from './Login.styles.ts';

/** The season's picture, the winter room, in two served widths; the layer is never wider than its larger one. */
const at = (width: 480 | 800) => `/img/b3fe8503a0f2dc9f/${width}`;

/** What stands beside the form on a desktop: decoration. */
export function LoginPicture() {
  return (
    <Filling>
      <Image
        src={`${at(480)}.webp`}
        avif={`${at(480)}.avif 480w, ${at(800)}.avif 800w`}
        sizes="360px"
        width={900}
        height={1125}
        alt=""
        ratio="fill"
        tone="photo"
      />
    </Filling>
  );
}
