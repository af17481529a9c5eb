import { Image } from '@luxe/ui/image';
import { Filling } from './Login.styles.ts';

/** The season's picture in two served widths; the layer is never wider than its larger one. */
const at = (width: 480 | 800) => `/img/${width}/editorial-winter-room-tall.webp`;

/** What stands beside the form on a desktop: decoration. */
export function LoginPicture() {
  return (
    <Filling>
      <Image
        src={at(480)}
        srcSet={`${at(480)} 480w, ${at(800)} 800w`}
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
