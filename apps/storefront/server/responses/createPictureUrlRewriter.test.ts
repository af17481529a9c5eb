import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { pictureUrl } from '@luxe/patterns/picture';
import { testConfig } from '../testing/testApp.ts';
import { createSignedNames } from '../pictures/signedNames.ts';
import { createPictureUrlRewriter } from './createPictureUrlRewriter.ts';

const config = { ...testConfig, imageHosts: new Set(['pictures.example']) };
const names = createSignedNames(config.secrets.storefrontSecret);
const listed = 'https://pictures.example/bag.jpg?w=2000';

/** A product sample whose first picture has the given URL. */
function productWith(url: string) {
  const [first, ...rest] = callSamples.productDetails.galleryImagesList;
  return { ...callSamples.productDetails, galleryImagesList: [{ ...first, url }, ...rest] };
}
const addressOf = (response: unknown) =>
  (response as ReturnType<typeof productWith>).galleryImagesList[0]?.url;

describe('a picture of another host', () => {
  it('gets a URL at the shop, in every width and format', () => {
    const url = addressOf(createPictureUrlRewriter(config)('productDetails', productWith(listed))) ?? '';
    const name = names.nameOf(listed) ?? '';
    expect(pictureUrl(url, 320, 'avif')).toBe(`/img/${name}/320.avif`);
    expect(names.urlOf(name)).toBe(listed);
  });

  test.each([
    '/media/036e12ed92b28c31.avif',
    'https://other.example/bag.jpg',
    'http://pictures.example/bag.jpg',
    'https://pictures.example:8443/bag.jpg',
    'https://127.0.0.1/bag.jpg',
    '',
  ])('has an unchanged URL if the URL is %s', (url) => {
    expect(addressOf(createPictureUrlRewriter(config)('productDetails', productWith(url)))).toBe(url);
  });

  it('has an unchanged URL without IMAGE_HOSTS, and the response is not searched for pictures', () => {
    const response = productWith(listed);
    expect(createPictureUrlRewriter(testConfig)('productDetails', response)).toBe(response);
  });
});

const pictured = [
  'homePage',
  'searchProducts',
  'productDetails',
  'cartDetails',
  'orders',
  'orderDetails',
] as const;

/** Films are always the store's own: the contract allows no others. */
const media = /\/media\/(?![\w-]+\.(?:webm|mp4|vtt))/g;

test.each(pictured)('the rewriter finds every picture URL in the response of %s', (name) => {
  const elsewhere = JSON.stringify(callSamples[name]).replaceAll(media, 'https://pictures.example/');
  expect(elsewhere).toContain('https://pictures.example/');
  const response = JSON.stringify(createPictureUrlRewriter(config)(name, JSON.parse(elsewhere)));
  expect(response).not.toContain('https://pictures.example/');
});
