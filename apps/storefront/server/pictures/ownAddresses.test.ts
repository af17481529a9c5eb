import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { pictureUrl } from '@luxe/patterns/picture';
import { testConfig } from '../testing/testApp.ts';
import { createKeyedNames } from './keyedNames.ts';
import { createOwnAddresses } from './ownAddresses.ts';

const config = { ...testConfig, imageHosts: new Set(['pictures.example']) };
const names = createKeyedNames(config.secrets.storefrontSecret);
const listed = 'https://pictures.example/bag.jpg?w=2000';

/** The sample of a product whose first picture is elsewhere. */
function productWith(url: string) {
  const [first, ...rest] = callSamples.productDetails.galleryImagesList;
  return { ...callSamples.productDetails, galleryImagesList: [{ ...first, url }, ...rest] };
}
const addressOf = (answer: unknown) => (answer as ReturnType<typeof productWith>).galleryImagesList[0]?.url;

describe('a picture of another host', () => {
  it('gets an address at the shop, in every width and format', () => {
    const url = addressOf(createOwnAddresses(config)('productDetails', productWith(listed))) ?? '';
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
  ])('%s stays as it is', (url) => {
    expect(addressOf(createOwnAddresses(config)('productDetails', productWith(url)))).toBe(url);
  });

  it('stays where it is without IMAGE_HOSTS: no answer is walked through', () => {
    const answer = productWith(listed);
    expect(createOwnAddresses(testConfig)('productDetails', answer)).toBe(answer);
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

/** Films are the store's own: the contract has no other. */
const media = /\/media\/(?![\w-]+\.(?:webm|mp4|vtt))/g;

test.each(pictured)('every picture is found in the answer of %s', (name) => {
  const elsewhere = JSON.stringify(callSamples[name]).replaceAll(media, 'https://pictures.example/');
  expect(elsewhere).toContain('https://pictures.example/');
  const answer = JSON.stringify(createOwnAddresses(config)(name, JSON.parse(elsewhere)));
  expect(answer).not.toContain('https://pictures.example/');
});
