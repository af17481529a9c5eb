import { expect, test } from 'vitest';
import { linePicture, pictureProps, sizesFor } from './pictureProps.ts';

const image = { url: '/media/5f0c7f7be1d4a2c3.avif', alt: 'Oxblood bag', width: 800, height: 1000 };

test('offers only the served widths up to the width of the original picture', () => {
  const props = pictureProps(image, [320, 640, 1200, 1600], '50vw');
  expect(props).toEqual({
    avif: '/img/5f0c7f7be1d4a2c3/320.avif 320w, /img/5f0c7f7be1d4a2c3/640.avif 640w',
    src: '/img/5f0c7f7be1d4a2c3/640.webp',
    alt: 'Oxblood bag',
    sizes: '50vw',
    width: 800,
    height: 1000,
  });
});

test('offers the narrowest width for a picture that is smaller than all widths', () => {
  expect(pictureProps({ ...image, width: 100 }, [160, 320], '10vw').src).toBe(
    '/img/5f0c7f7be1d4a2c3/160.webp',
  );
});

test.each(['https://elsewhere.example/x.jpg', '/media/a/b.avif', '/static/x.avif'])(
  'leaves a URL outside the media of the store unchanged: %s',
  (url) => {
    expect(pictureProps({ ...image, url }, [320], '1px')).toEqual({
      src: url,
      alt: image.alt,
      width: 800,
      height: 1000,
    });
  },
);

test('a contained picture in a column is narrower by the padding of its frame, 4 % at each side', () => {
  const widthsOf = (sizes: string) =>
    [...sizes.matchAll(/(\d+)(?:px|vw)(?=,|$)/g)].map(([, width]) => Number(width));
  const [widest = 0, desktop = 0] = widthsOf(sizesFor.column);
  expect(widthsOf(sizesFor.containedColumn)).toEqual([Math.round(0.92 * widest), Math.round(0.92 * desktop)]);
});

test('the thumbnail of a line has a ratio of 4:5', () => {
  expect(linePicture(image.url, 'Bag')).toMatchObject({
    width: 800,
    height: 1000,
    src: '/img/5f0c7f7be1d4a2c3/240.webp',
  });
});
