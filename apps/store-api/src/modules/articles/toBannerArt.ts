import type { BannerImage } from '../../model/catalogue.ts';
import { toPicture } from '../catalogue/card.ts';

/** Converts the crops of a picture to the wire format. */
export const toBannerArt = ({ wide, tall, alt }: BannerImage) => ({
  wide: toPicture({ ...wide, alt }),
  tall: toPicture({ ...tall, alt }),
});
