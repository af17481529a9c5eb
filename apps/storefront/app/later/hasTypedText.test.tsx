import { afterEach, expect, it } from 'vitest';
import { hasTypedText } from './hasTypedText.ts';

const show = (html: string) => void (document.body.innerHTML = html);
afterEach(() => show(''));

it.each([
  ['no field', '<main id="main"></main>'],
  ['an empty field', '<main id="main"><input></main>'],
  ['a field with spaces', '<main id="main"><input value="  "></main>'],
  ['a hidden field', '<main id="main"><input type="hidden" value="1"></main>'],
  ['a choice', '<main id="main"><input type="radio" value="cod"></main>'],
  ['text outside of page and dialogs', '<footer><input value="asha@shop.example"></footer>'],
])('an update loses nothing on a page with %s', (_, html) => {
  show(html);
  expect(hasTypedText('/', document)).toBe(false);
});

it.each([
  ['text in a field', '<main id="main"><input value="Asha"></main>'],
  ['text in a large field', '<main id="main"><textarea>For Asha</textarea></main>'],
  ['text in a dialog', '<main id="main"></main><div role="dialog"><input value="98"></div>'],
])('an update would lose %s', (_, html) => {
  show(html);
  expect(hasTypedText('/', document)).toBe(true);
});

it.each(['/checkout/payment', '/gift-card-checkout'])('an update would lose a payment at %s', (path) => {
  expect(hasTypedText(path, document)).toBe(true);
});
