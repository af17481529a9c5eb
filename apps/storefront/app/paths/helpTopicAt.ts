/** Help links of the specification (section 2) and the topic that each opens. */
export const helpPaths = {
  'contact-us': undefined,
  shipping: 'delivery',
  cancellation: 'cancellation',
  returns: 'returns',
  'terms-and-conditions': 'terms',
} as const;

/** The topic that is open on a help page; undefined where none is. */
export const helpTopicAt = (pathname: string): string | undefined =>
  helpPaths[pathname.replace(/^\/|\/$/g, '') as keyof typeof helpPaths];
