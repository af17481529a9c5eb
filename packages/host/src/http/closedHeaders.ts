/** What a page could see, hear or take of a shopper, and none of the shop's asks for. */
const switchedOff = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Headers of an answer that is not a page: nothing in it may run, load, frame or be framed, whatever a browser takes it for. */
export const closedHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;
